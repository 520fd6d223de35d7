"""Byte-level byte-pair encoding as GPT-2 has it, and as llama.cpp reads it (tokenizer.ggml.model "gpt2", pre "gpt-2")."""
import collections
import functools
import re

# GPT-2's words: letters, digits or marks, each with the blank before it. [^\W\d_] is a letter.
WORD = re.compile(r"'s|'t|'re|'ve|'m|'ll|'d| ?[^\W\d_]+| ?\d+| ?(?:[^\s\w]|_)+|\s+(?!\S)|\s+")
SPECIALS = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]


def name_bytes():
    """Returns the letter that stands for each byte in a GGUF file: itself if it can be printed, else one from U+0100 on."""
    printable = [*range(33, 127), *range(161, 173), *range(174, 256)]
    others = [byte for byte in range(256) if byte not in printable]
    return {**{byte: chr(byte) for byte in printable}, **{byte: chr(256 + at) for at, byte in enumerate(others)}}


LETTERS = name_bytes()


def train(texts, size):
    """Learns merges until there are size tokens. Numbers up to 100 are merged first, so that each is one token."""
    words = collections.Counter(word for text in texts for word in WORD.findall(text))
    spelled = [[tuple(LETTERS[byte] for byte in word.encode()), count] for word, count in sorted(words.items())]
    tokens = [LETTERS[byte] for byte in range(256)]
    merges = []
    pending = [pair for number in range(0, 101) for text in (str(number), " " + str(number)) for pair in spell_number(text)]
    while len(tokens) + len(SPECIALS) < size:
        while pending and (pending[0] in merges or pending[0][0] + pending[0][1] in tokens):
            pending.pop(0)
        pair = pending.pop(0) if pending else count_pairs(spelled)
        merges.append(pair)
        tokens.append(pair[0] + pair[1])
        spelled = [[merge(word, pair), count] if pair[0] in word else [word, count] for word, count in spelled]
    return tokens + SPECIALS, merges


def spell_number(text):
    """Returns the merges that make one token of a number: from the left."""
    letters = [LETTERS[byte] for byte in text.encode()]
    return [("".join(letters[:at]), letters[at]) for at in range(1, len(letters))]


def count_pairs(spelled):
    """Returns the most frequent pair of neighbours; of several, the first in the alphabet."""
    pairs = collections.Counter()
    for word, count in spelled:
        for pair in zip(word, word[1:]):
            pairs[pair] += count
    return min(pairs, key=lambda pair: (-pairs[pair], pair))


def merge(word, pair):
    """Joins each occurrence of a pair in a word."""
    joined, at = [], 0
    while at < len(word):
        if word[at:at + 2] == pair:
            joined.append(pair[0] + pair[1])
            at += 2
        else:
            joined.append(word[at])
            at += 1
    return tuple(joined)


class Tokenizer:
    """Turns text into token ids and back."""

    def __init__(self, tokens, merges):
        self.tokens, self.merges = tokens, [tuple(pair) for pair in merges]
        self.ids = {token: number for number, token in enumerate(tokens)}
        self.ranks = {pair: rank for rank, pair in enumerate(self.merges)}
        self.bytes = {letter: byte for byte, letter in LETTERS.items()}
        self.encode_word = functools.lru_cache(None)(self.encode_word)

    def encode_word(self, word):
        """Encodes one word: of the pairs in it the one learnt first is joined first."""
        parts = tuple(LETTERS[byte] for byte in word.encode())
        while len(parts) > 1:
            pair = min(zip(parts, parts[1:]), key=lambda pair: self.ranks.get(pair, len(self.ranks)))
            if pair not in self.ranks:
                break
            parts = merge(parts, pair)
        return [self.ids[part] for part in parts]

    def encode(self, text):
        """Encodes text without special tokens."""
        return [number for word in WORD.findall(text) for number in self.encode_word(word)]

    def encode_turn(self, role, text):
        """Encodes one message of ChatML."""
        return [self.ids["<|im_start|>"], *self.encode(f"{role}\n{text}"), self.ids["<|im_end|>"], *self.encode("\n")]

    def decode(self, numbers):
        """Returns the text of tokens; special tokens by their names."""
        out = bytearray()
        for number in numbers:
            token = self.tokens[number]
            out += token.encode() if token in SPECIALS else bytes(self.bytes[letter] for letter in token)
        return out.decode(errors="replace")
