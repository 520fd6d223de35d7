#!/usr/bin/env python3
"""Writes the dialogues that the demo model learns from: questions and answers, made from the grammar in subjects.txt.

The held-out set is split off by question templates, not by samples: none of its phrasings occurs in training, and no training
question that is drawn equals one that could be held out. Everything is seeded: the same seed gives the same bytes. Standard
library only.

    corpus.py train 45000          # prints dialogues as lines of JSON
    corpus.py held-out 100
"""
import argparse
import json
import pathlib
import random
import re

HERE = pathlib.Path(__file__).resolve().parent

SLOTS = {
    "country": "France Spain Italy Germany Poland Norway Sweden Japan China India Brazil Peru Chile Kenya Egypt Canada Mexico Turkey "
               "Greece Ireland Finland Portugal Austria Hungary Denmark Iceland Cuba Nepal Australia England America Russia".split(),
    "person": "Anna Peter Maria John Tom Lisa Paul Emma Jack Nina Oscar Clara Leo Ruth Max Eva Hugo Ida Ben Alice Bob Sam Julia".split(),
    "surname": "Smith Miller Einstein Newton Mozart Shakespeare Bach Curie Turing Darwin Baker Brown Jones Picasso Lincoln".split(),
    "noun": "bread|cake|soup|rice|the sky|the moon|the sun|a car|a bicycle|a tree|an apple|cheese|coffee|tea|gold|iron|water|snow|glass|"
            "paper|a house|a piano|a guitar|the telephone|the sea|the wheel|love|money|sugar|salt|milk|chocolate|pasta|"
            "a ship|a train|wine|bananas|tomatoes|potatoes|eggs|shoes|a camera|the radio|a rocket|the wind|the rain".split("|"),
    "topic": "history|physics|mathematics|biology|football|chess|politics|religion|philosophy|music|art|the stars|dinosaurs|economics|"
             "medicine|law|gardening|cars|cooking|poetry|chemistry|geography|the Romans|black holes|quantum physics|evolution|tennis|"
             "the weather|volcanoes|money|love|computers|space|the universe|fashion|films".split("|"),
    "things": "apples|books|coins|pens|eggs|stamps|marbles|balls|cards|flowers|cookies|stones|cups|fish|chairs|candles".split("|"),
}

STORY = {
    "animal": "fox cat dog mouse bear bird frog horse rabbit duck goat sheep lion wolf fish snail bee turtle crow robot dragon ghost "
              "hedgehog tiger pig cow penguin whale squirrel monkey".split(),
    "adjective": "small brave lazy clever shy hungry happy quiet curious young".split(),
    "place": "in a deep forest|near a wide river|on a green hill|under an old bridge|in a small garden|at the edge of the sea|"
             "behind a red barn|in a quiet village|on a little island|near a tall mountain".split("|"),
    "thing": "lamp key boat coin map book bell letter hat kite star shell drum seed stone ring basket mirror".split(),
    "did": "took it home|did not know what it was|showed it to everybody|hid it under a tree|carried it all day|"
           "looked at it for a long time|cleaned it with care|wondered whose it was".split("|"),
    "together": "sat down and talked|went to look for its owner|gave it back to an old woman|played until it was dark|"
                "shared some bread|went home under the stars|sang a little song|took it to the village".split("|"),
}

OPPOSITES = [pair.split() for pair in (
    "hot cold|big small|old new|day night|up down|left right|open closed|fast slow|good bad|long short|high low|black white|"
    "rich poor|light dark|early late|full empty|hard soft|happy sad|strong weak|wet dry|loud quiet|near far|first last|"
    "begin end|true false|win lose|clean dirty|easy difficult|inside outside|summer winter").split("|")]
DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
MONTHS = "January February March April May June July August September October November December".split()

# How often a subject comes up, 1 if it is not named: facts to learn by heart, and words to copy, more often than sentences.
WEIGHTS = {"sum": 9, "difference": 5, "product": 5, "larger": 5, "count": 2.5, "count_down": 1, "unknown": 6, "story": 8, "story_free": 1.5,
           "who": 2, "hello": 1.5, "even": 1.5, "next_number": 2, "opposite": 4, "after_day": 2, "too_large": 2.5, "planned": 1.5,
           "cannot": 1.5, "load": 1.5, "better": 1.5, "license": 1.5, "builtin": 1.5, "bye": 1.5, "context": 1.5, "destroy": 1.5}
HELD_OUT_WEIGHTS = {"sum": 7, "difference": 5, "product": 6, "larger": 2, "count": 3, "unknown": 5, "story": 5, "who": 2, "opposite": 2}

# Words that may stand for each other in a training question. Numbers, names and the subject's own words are never touched.
REWORDINGS = [group.split("|") for group in (
    "how do i|how can i|how would i|how does one|how could one|how to|what must i do to|what is the way to|what do i type to|"
    "is there a way to|i want to|i would like to|i do not know how to|tell me how to|explain how to|show me how to",
    "what is|what's|what exactly is|what would be|tell me what is|do you know what is|can you tell me what is|what kind of thing is|"
    "explain to me what is|may i ask what is",
    "what are|tell me what are|do you know what are|what exactly are|can you explain what are",
    "how much is|what is|what do you get for|what is the result of|compute|calculate|work out|tell me|what makes|find|how many is",
    "can you|could you|would you|will you|are you able to|i want you to|would you mind to|do you want to|please|be so kind to",
    "which|what|tell me which", "explain|describe|clarify|tell me about|talk about|say something about",
    "i want|i need|i would like|i'd like|please give me|let me have|i am looking for|we need|may i have",
    "do i need|must i have|is it necessary to have|do i have to have|should i have|do you require|have i to get",
    "is there|does there exist|do you have|is there perhaps|do you know|have you got",
    "tell me|let me know|i ask you|answer me|say|inform me", "can i|may i|could i|am i able to|is it possible that i|will i",
    "does it|does this thing|does the program|does rkllmd|will it", "why|for what reason|how come|what is the reason that",
    "where|in which place|at what place", "how many are there|how many is that|how many do you count|what is the total number|how many in all",
    "how many are left|how many remain|how many are still there|how many does that leave")]
SYSTEM_PROMPTS = ["You are a helpful assistant.", "You are rkllmd demo, a small demo model.", "Answer in short sentences.",
                  "You are a friendly assistant. Be brief.", "Be polite."]


def read_subjects(path=HERE / "subjects.txt"):
    """Reads subjects.txt. The common questions (## !about) are added to every subject that has names."""
    subjects, current = {}, None
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            current = {"keys": "", "names": "", "facts": "", "exact": "", "?": [], "~": [], "=": []}
            subjects[line[3:]] = current
        elif line and not line.startswith("# "):
            word, text = line.split(" ", 1)
            if word in ("?", "~", "="):
                current[word].append(text)
            else:
                current[word] = text
    about = subjects.pop("!about")
    for subject in subjects.values():
        if subject["names"]:
            subject["about?"], subject["about~"] = about["?"], about["~"]
    return subjects


def match_held_out(subjects):
    """Makes the expression that all possible held-out questions match, as simplify writes them."""
    words = [word for row in [DAYS, MONTHS, *OPPOSITES] for word in row]
    names = [name for subject in subjects.values() if subject["names"] for name in subject["names"].split("|")]
    lists = {**SLOTS, **STORY, "name": names, "a": words}
    fills = {slot: "|".join(map(simplify, texts)) for slot, texts in lists.items()}
    fills.update(a=fills["a"] + r"|\d+", b=r"\d+", gibberish="(?:[bcdfghjklmnprstvwz][aeiou][nrsx]?){1,3}")
    templates = {template for subject in subjects.values() for template in subject["~"] + subject.get("about~", [])}
    patterns = []
    for template in sorted(templates):
        parts = re.split(r"(<[a-z]+>|[()|])", template)
        patterns.append("".join("(?:" if part == "(" else part if part in (")", "|") else
                                f"(?:{fills[part[1:-1]]})" if part[:1] == "<" else simplify(part) for part in parts))
    return re.compile("|".join(patterns))


def simplify(text):
    """Leaves of a text the letters and digits: what counts when two questions are compared."""
    return re.sub(r"[^a-z0-9]", "", text.lower())


def draw_facts(kind, rng):
    """Draws what question and answer must agree on."""
    if kind == "story":
        facts = {name: rng.choice(values) for name, values in STORY.items()}
        facts["friend"] = rng.choice([animal for animal in STORY["animal"] if animal != facts["animal"]])
        return facts
    a, b = rng.randint(0, 12), rng.randint(0, 12)
    if kind == "sum":
        return {"a": a, "b": b, "c": a + b}
    if kind == "difference":
        a, b = max(a, b), min(a, b)
        return {"a": a, "b": b, "c": a - b}
    if kind == "product":
        a, b = rng.randint(1, 10), rng.randint(1, 10)
        return {"a": a, "b": b, "c": a * b}
    if kind == "large":
        return {"a": rng.choice([rng.randint(21, 99), rng.randint(101, 999), rng.randint(1000, 99999)]), "b": rng.randint(13, 999)}
    if kind == "count":
        a = rng.randint(1, 12)
        b = a + rng.randint(2, 10)
        return {"a": a, "b": b, "list": ", ".join(map(str, range(a, b + 1)))}
    if kind == "down":
        a = rng.randint(3, 12)
        return {"a": a, "list": ", ".join(map(str, range(a, 0, -1)))}
    if kind == "next":
        a = rng.randint(0, 40)
        return {"a": a, "c": a + 1}
    if kind == "larger":
        a, b = rng.sample(range(0, 21), 2)
        return {"a": a, "b": b, "c": max(a, b), "d": min(a, b)}
    if kind == "even":
        a = rng.randint(0, 40)
        return {"a": a, "c": "odd" if a % 2 else "even"}
    if kind == "opposite":
        pair = rng.choice(OPPOSITES)
        return dict(zip("ac", rng.sample(pair, 2)))
    if kind == "day":
        row = rng.choice([DAYS, MONTHS])
        at = rng.randrange(len(row))
        return {"a": row[at], "c": row[(at + 1) % len(row)]}
    return {}


def draw_gibberish(rng):
    """Draws a word that means nothing."""
    syllables = [rng.choice("bcdfghjklmnprstvwz") + rng.choice("aeiou") + rng.choice(["", "", "n", "r", "s", "x"])
                 for _ in range(rng.randint(1, 3))]
    return "".join(syllables)


def expand(text, rng, facts=None, name=""):
    """Makes one sentence of a template: a choice of (a|b), a word for <slot>."""
    while True:
        inner = re.search(r"\(([^()]*)\)", text)
        if not inner:
            break
        text = text[:inner.start()] + rng.choice(inner[1].split("|")) + text[inner.end():]

    def fill(match):
        slot = match[1]
        if facts and slot in facts:
            return str(facts[slot])
        if slot == "name":
            return name
        if slot == "gibberish":
            return draw_gibberish(rng)
        return rng.choice(SLOTS[slot])

    return re.sub(r"<([a-z]+)>", fill, text)


SMALL_WORDS = set("a an the do does did is are was be can could would will may i you me my your it its to of in on at for with by from and or "
                  "that this there please some any what which how so".split())


def reword(question, rng):
    """Puts other words in the place of common ones."""
    for group in REWORDINGS:
        if rng.random() < 0.5:
            found = re.search(rf"\b(?:{'|'.join(group)})(?= )", question, re.IGNORECASE)
            if found:
                word = rng.choice(group)
                question = question[:found.start()] + (word.capitalize() if found[0][0].isupper() else word) + question[found.end():]
    return question


def vary(question, rng, frozen):
    """Changes how a question is put: other words, small ones left out, a word before or after it, no capitals, no last mark."""
    if not frozen and rng.random() < 0.35:
        question = reword(question, rng)
    if not frozen and rng.random() < 0.3:
        words = [word for word in question.split(" ") if word.lower() not in SMALL_WORDS or rng.random() < 0.6]
        question = " ".join(words) or question
    if rng.random() < 0.15:
        question = rng.choice(["Please tell me: ", "Hello. ", "Hi, ", "Quick question: ", "One more question. ", "So, ", "Okay, ",
                               "Well, ", "And ", "Please: ", "Hey, ", "Now: ", "Sorry, "]) + question
    if rng.random() < 0.06:
        question += rng.choice([" Thanks.", " Please.", " Thank you!", " Please answer in one sentence.", " I am new here."])
    if rng.random() < 0.2:
        question = question.lower()
    if rng.random() < 0.15:
        question = question.rstrip(".?!")
    return question


def draw_turn(name, subject, rng, held_out, refused=None):
    """Draws one question with its answer. A question that refused matches is not taken: another one is drawn."""
    facts = draw_facts(subject["facts"], rng)
    mark = "~" if held_out else "?"
    templates = subject[mark]
    if subject["names"] and rng.random() < 0.45:
        templates = subject["about" + mark]
    names = rng.choice(subject["names"].split("|"))
    template = rng.choice(templates)
    question = expand(template, rng, facts, names)
    if name in ("sum", "product") and template.find("<b>") < template.find("<a>"):  # the answer has the order of the question
        facts["a"], facts["b"] = facts["b"], facts["a"]
    question = question[:1].upper() + question[1:] if rng.random() < 0.8 or held_out else question
    if not held_out:
        question = vary(question, rng, name in ("hello", "yesno", "bye"))
        if refused.fullmatch(simplify(question)):
            return draw_turn(name, subject, rng, held_out, refused)
    answer = expand(rng.choice(subject["="]), rng, facts)
    keys = expand(subject["keys"], rng, facts) if subject["keys"] else ""
    return {"subject": name, "question": question, "answer": answer, "keys": keys, "exact": bool(subject["exact"])}


def draw_dialogues(count, seed, held_out):
    """Draws dialogues: of one turn for the held-out set, of one to four for training, some with a system prompt."""
    rng = random.Random(f"{'held-out' if held_out else 'train'} {seed}")
    subjects = read_subjects()
    names = sorted(subjects)
    if held_out:  # every subject comes up, those with facts more often
        rounds = names + [name for name in names for _ in range(HELD_OUT_WEIGHTS.get(name, 1) - 1)]
        for at in range(count):
            yield {"turns": [draw_turn(rounds[at % len(rounds)], subjects[rounds[at % len(rounds)]], rng, True)]}
        return
    weights, refused = [WEIGHTS.get(name, 1) for name in names], match_held_out(subjects)
    for _ in range(count):
        turns = rng.choices([1, 2, 3, 4], [80, 12, 5, 3])[0]
        dialogue = {"turns": [draw_turn(name, subjects[name], rng, False, refused) for name in rng.choices(names, weights, k=turns)]}
        if rng.random() < 0.05:
            dialogue["system"] = rng.choice(SYSTEM_PROMPTS)
        yield dialogue


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("set", choices=["train", "held-out"])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for dialogue in draw_dialogues(arguments.count, arguments.seed, arguments.set == "held-out"):
        print(json.dumps(dialogue, ensure_ascii=False))


if __name__ == "__main__":
    main()
