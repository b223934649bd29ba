import { afterEach, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../speech/languages";
import { speak, speech } from "../../speech/speech.svelte";
import { other, speakOther } from "./other";
import { set, settings, wished } from "../../site/settings.svelte";

afterEach(() => set("language", null));

test("the switch goes round all languages, each by its own name", async () => {
  await speak("en");
  const heard: string[] = [];
  for (let n = 0; n < Object.keys(LANGUAGES).length; n++) {
    heard.push(other.name);
    speakOther();
    await speak(wished());
  }
  expect(heard.sort()).toEqual(
    Object.values(LANGUAGES)
      .map(({ name }) => name)
      .sort(),
  );
  expect(speech.language).toBe("en");
});

test("a language that is no longer spoken is not wished for", () => {
  settings.language = "xx" as Language;
  expect(Object.keys(LANGUAGES)).toContain(wished());
});
