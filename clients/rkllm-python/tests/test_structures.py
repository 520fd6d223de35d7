"""Tests of the generated structures, without a daemon."""

import inspect
import json
import math
import os
import subprocess
import sys
import unittest

from daemon import PACKAGE, ROOT, rkllm


class StructuresTest(unittest.TestCase):
    def test_written_from_the_document_that_there_is(self):
        subprocess.run([sys.executable, os.path.join(PACKAGE, "generate.py"), "--check"], check=True)

    def test_both_clients_have_each_method_and_the_same_arguments(self):
        with open(os.path.join(ROOT, "docs", "api", "openrpc.json"), encoding="utf-8") as file:
            names = [method["name"].split(".")[-1] for method in json.load(file)["methods"]]
        others = {"createDefaultParam": "create_default_param", "run_async": "stream", "$/cancelRequest": "stream"}
        for name in names:
            name = others.get(name, name)
            arguments = [list(inspect.signature(getattr(client, name)).parameters) for client in (rkllm.Client, rkllm.AsyncClient)]
            self.assertEqual(*arguments, name)

    def test_none_is_left_out_of_requests(self):
        param = rkllm.RKLLMParam("m", top_k=1, extend_param=rkllm.RKLLMExtendParam(n_batch=2))
        self.assertEqual(param.to_json(), {"model_path": "m", "top_k": 1, "extend_param": {"n_batch": 2}})

    def test_results_are_read_with_numbers_that_json_does_not_have(self):
        layer = {"hidden_states": [1, "NaN", "-Infinity"], "embd_size": 3, "num_tokens": 1}
        result = rkllm.RKLLMResult.from_json({"text": None, "token_id": 7, "last_hidden_layer": layer, "_callback_state": 2,
                                              "_text_base64": "/w==", "of_a_later_version": 1})
        one, nan, infinity = result.last_hidden_layer.hidden_states
        self.assertEqual((one, infinity), (1.0, -math.inf))
        self.assertTrue(math.isnan(nan))
        self.assertIs(result.callback_state, rkllm.LLMCallState.RKLLM_RUN_FINISH)
        self.assertEqual((result.text, result.text_base64, result.perf.prefill_tokens), (None, "/w==", 0))

    def test_numbers_of_other_versions_are_kept(self):
        state = rkllm.RKLLMResult.from_json({"_callback_state": 4}).callback_state
        self.assertEqual((state, state.name), (4, "UNKNOWN_4"))
        self.assertEqual(rkllm.RKLLMError(-1, "so").code, -1)


if __name__ == "__main__":
    unittest.main()
