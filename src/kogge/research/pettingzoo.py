"""Our games as environments of PettingZoo.

``env`` and ``raw_env`` ask one agent after the other (AEC), ``parallel_env`` asks all at once.
Observations are made from views alone, so an agent learns nothing that its seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from kogge.core.error import Broken, KoggeError
from kogge.core.game import Game

from .observation import width, words
from .sitting import Sitting

Observation = dict[str, NDArray[Any]]
RENDERED = ("ansi", "human")


def observation_space(game: Game, actions: int) -> Dict:
    """Return the space of a view in words, with a mask of all actions."""
    bounds = np.iinfo(np.int32)
    view = Box(bounds.min, bounds.max, (width(game),), np.int32)
    return Dict({"observation": view, "action_mask": Box(0, 1, (actions,), np.int8)})


class Furnished:
    """What environments of both kinds have: a game, spaces, and a table in words."""

    possible_agents: list[str]

    def furnish(self, sitting: Sitting, ways: int, mode: str | None) -> None:
        """Set up for a game, with ``ways`` actions in the space."""
        if mode is not None and mode not in RENDERED:
            figures = {"data": mode, "names": ", ".join(RENDERED)}
            raise Broken("render_mode", "'{data}' is not offered", "{names}", **figures)
        game, agents = sitting.game, sitting.agents
        name = f"kogge_{game.name}_v{game.version}"
        self.sitting, self.possible_agents, self.render_mode = sitting, agents, mode
        self.metadata = {"name": name, "render_modes": list(RENDERED), "is_parallelizable": False}
        self.action_spaces = {agent: Discrete(ways) for agent in agents}
        self.observation_spaces = {agent: observation_space(game, ways) for agent in agents}

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def state(self) -> NDArray[np.int32]:
        """Return the true position in words, for training that may see everything."""
        return words(self.sitting.match.position)

    def render(self) -> str | None:
        """Return the table as a spectator sees it, or print it for a person."""
        if self.render_mode == "human":
            print(self.sitting.text())
        return self.sitting.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Close nothing: there is no window."""


class raw_env(Furnished, AECEnv):  # noqa: N801  PettingZoo's name for it
    """A game in which one agent acts after another; chance acts by itself.

    Seats that choose at the same moment are asked in their order and do not see what the others
    have chosen. A mask shows what a seat may do by its own view, whether or not it is selected.
    """

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        *,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        sitting = Sitting(name, seats, seed=seed, options=options, illegal=illegal)
        self.furnish(sitting, len(sitting.game.actions), render_mode)

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; without a seed, the next that follows from the last one named."""
        self.sitting.begin(seed)
        self.agents = list(self.possible_agents)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def _look(self) -> None:
        """Update what PettingZoo keeps about a game."""
        sitting = self.sitting
        self.rewards = dict(zip(self.agents, sitting.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, sitting.over)
        self.infos = {
            agent: {"legal": named(sitting, self.observe(agent)["action_mask"])}
            for agent in self.agents
        }
        self.agent_selection = self.agents[0 if sitting.over else sitting.match.mover]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees: its view in words, and what it may do."""
        view = self.sitting.view(self.possible_agents.index(agent))
        return {"observation": words(view), "action_mask": self.sitting.mask(view)}

    def step(self, action: int | None) -> None:
        """Play the action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        act(self.sitting, {self.possible_agents.index(agent): -1 if action is None else action})
        self._cumulative_rewards[agent] = 0.0
        self._look()
        self._accumulate_rewards()


class parallel_env(Furnished, ParallelEnv):  # noqa: N801  PettingZoo's name for it
    """A game in which all agents that choose at the same moment act in one step.

    The last action of the space is to wait. An agent that is asked may not wait; one that is not
    asked may do nothing else. Both can be read from the agent's own view, so that waiting reveals
    nothing. Where seats act one after another, one agent is asked in each step.
    """

    def __init__(
        self,
        name: str = "visby",
        seats: int | None = None,
        *,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        sitting = Sitting(name, seats, seed=seed, options=options, illegal=illegal)
        self.wait = len(sitting.game.actions)
        self.furnish(sitting, self.wait + 1, render_mode)

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; without a seed, the next that follows from the last one named."""
        self.sitting.begin(seed)
        self.agents = list(self.possible_agents)
        return self._seen()

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Return the observations and the names of the legal actions."""
        seen = {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}
        marks = {agent: each["action_mask"] for agent, each in seen.items()}
        return seen, {a: {"legal": named(self.sitting, mark)} for a, mark in marks.items()}

    def _observe(self, seat: int) -> Observation:
        view = self.sitting.view(seat)
        mask = self.sitting.mask(view)
        return {
            "observation": words(view),
            "action_mask": np.append(mask, np.int8(not mask.any())),
        }

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """Play what all have chosen."""
        present = self.agents
        act(self.sitting, self._chosen(actions), self.wait)
        over, (seen, infos) = self.sitting.over, self._seen()
        rewards = dict(zip(present, self.sitting.rewards(), strict=True))
        self.agents = [] if over else present
        ends = dict.fromkeys(present, over)
        return seen, rewards, ends, dict.fromkeys(present, False), infos

    def _chosen(self, actions: Mapping[str, int]) -> dict[int, int]:
        """Return what each seat has chosen, once all have."""
        names = ", ".join(self.agents) or "-"
        for name in actions:
            if name not in self.agents:
                raise Broken("", "nobody is called '{name}'", "{names}", name=name, names=names)
        for name in self.agents:
            if name not in actions:
                raise Broken("", "'{name}' is missing", "{names}", name=name, names=names)
        return {seat: actions[agent] for seat, agent in enumerate(self.agents)}


def act(sitting: Sitting, actions: Mapping[int, int], wait: int = -1) -> None:
    """Play what seats have chosen, if all of it is allowed; otherwise refuse it, or end here."""
    asked, offenders = set(sitting.asked()), set()
    for seat, action in actions.items():
        try:
            check(sitting, seat, int(action), wait, asked=seat in asked)
        except KoggeError:
            if sitting.illegal == "refuse":
                raise
            offenders.add(seat)
    if offenders:
        sitting.offenders = offenders
        return
    sitting.play({seat: int(actions[seat]) for seat in asked & actions.keys()})


def check(sitting: Sitting, seat: int, action: int, wait: int, *, asked: bool) -> None:
    """Refuse what a seat may not do now; waiting is for agents that are not asked."""
    if action != wait or wait < 0:
        sitting.check(seat, action)
    elif asked:
        raise Broken(
            sitting.agents[seat], "an agent that is asked cannot wait", "an action of the mask"
        )


def named(sitting: Sitting, mask: NDArray[np.int8]) -> list[str]:
    """Return the names of what a mask marks."""
    names = (*sitting.game.actions.names, "wait")
    return [names[action] for action in np.flatnonzero(mask)]


def aec(name: str, seats: int | None = None, **agreed: Any) -> raw_env:
    """Return a game that asks one agent after another, unwrapped."""
    return raw_env(name, seats, **agreed)


def env(name: str = "visby", seats: int | None = None, **agreed: Any) -> AECEnv:
    """Return a game that asks one agent after another, wrapped so that misuse is noticed."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(name, seats, **agreed)))
