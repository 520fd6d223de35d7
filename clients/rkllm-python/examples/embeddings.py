#!/usr/bin/env python3
"""Vectors of texts, of a model's last hidden layer, and how near they are; the likeliest next token: embeddings.py [MODEL]"""

import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))  # not needed where the package is installed
import rkllm

from typing import List


def embed(client: rkllm.Client, text: str) -> List[float]:
    """The mean of the rows, of length 1."""
    rows = client.hidden_states(text)
    mean = [sum(column) / len(rows) for column in zip(*rows)]
    length = math.sqrt(sum(value * value for value in mean))
    return [value / length for value in mean]


try:
    with rkllm.Client() as client:
        client.init(rkllm.RKLLMParam(sys.argv[1] if len(sys.argv) > 1 else "builtin:demo", max_context_len=512))
        try:
            texts = ["What is a Unix socket?", "What is the socket called?", "Tell me a story."]
            vectors = [embed(client, text) for text in texts]
            for text, vector in zip(texts, vectors):
                nearness = sum(a * b for a, b in zip(vectors[0], vector))
                print("%.3f  %s (%d values)" % (nearness, text, len(vector)))
            last = client.logits("What is a Unix socket?")[-1]
            print("likeliest next token: %d of %d" % (last.index(max(last)), len(last)))
        finally:
            client.destroy()
except (rkllm.Error, OSError) as error:
    sys.exit("embeddings.py: %s" % error)
