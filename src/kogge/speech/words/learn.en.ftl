### The school: lessons in the terminal, and what all lessons say.

lesson-other = That is allowed too. Here we want: { $wanted }.
