"""The C API of librkllmrt through ctypes, for 1.2.1 to 1.2.3 and for 1.3.0: the structures, and a model that runs prompts.

Nothing in a call tells the library which header its caller was written for, so the version must be given.
"""

import ctypes

NORMAL, WAITING, FINISH, ERROR = range(4)  # LLMCallState
PROMPT, TOKEN, EMBED, MULTIMODAL = range(4)  # RKLLMInputType
GENERATE = 0  # RKLLMInferMode

TEXT, INT, FLOAT, SIZE = ctypes.c_char_p, ctypes.c_int32, ctypes.c_float, ctypes.c_size_t
FLOATS = ctypes.POINTER(ctypes.c_float)


def structure(name, *fields):
    """Returns a ctypes structure with these fields."""
    return type(name, (ctypes.Structure,), {"_fields_": list(fields)})


ExtendParam = structure(
    "RKLLMExtendParam",
    ("base_domain_id", INT), ("embed_flash", ctypes.c_int8), ("enabled_cpus_num", ctypes.c_int8),
    ("enabled_cpus_mask", ctypes.c_uint32), ("n_batch", ctypes.c_uint8), ("use_cross_attn", ctypes.c_int8),
    ("reserved", ctypes.c_uint8 * 104))
EmbedInput = structure("RKLLMEmbedInput", ("embed", FLOATS), ("n_tokens", SIZE))
TokenInput = structure("RKLLMTokenInput", ("input_ids", ctypes.POINTER(INT)), ("n_tokens", SIZE))
SamplingParam = structure(
    "RKLLMSamplingParam", ("top_k", INT), *((name, FLOAT) for name in (
        "top_p", "temperature", "repeat_penalty", "frequency_penalty", "presence_penalty")),
    ("mirostat", INT), ("mirostat_tau", FLOAT), ("mirostat_eta", FLOAT))
Result = structure(
    "RKLLMResult", ("text", TEXT), ("token_id", INT),
    ("last_hidden_layer", structure("RKLLMResultLastHiddenLayer", ("hidden_states", FLOATS), ("embd_size", INT), ("num_tokens", INT))),
    ("logits", structure("RKLLMResultLogits", ("logits", FLOATS), ("vocab_size", INT), ("num_tokens", INT))),
    ("perf", structure("RKLLMPerfStat", ("prefill_time_ms", FLOAT), ("prefill_tokens", INT), ("generate_time_ms", FLOAT),
                       ("generate_tokens", INT), ("memory_usage_mb", FLOAT))))
ResultCallback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(Result), ctypes.c_void_p, ctypes.c_int)
Callback = structure(
    "RKLLMCallback", ("result_callback", ResultCallback), ("result_userdata", ctypes.c_void_p),
    ("tokenizer_callback", ctypes.c_void_p), ("tokenizer_userdata", ctypes.c_void_p),
    ("embed_callback", ctypes.c_void_p), ("embed_userdata", ctypes.c_void_p))


def structures(new):
    """Returns RKLLMParam, RKLLMInput and RKLLMInferParam of 1.3.0 (new) or of 1.2.1 to 1.2.3."""
    image = [("image_embed", FLOATS), ("n_image_tokens", SIZE), ("n_image", SIZE)]
    if new:
        image = [("image", structure("image", *image, ("image_start", TEXT), ("image_end", TEXT), ("image_content", TEXT),
                                     ("image_width", SIZE), ("image_height", SIZE))),
                 ("video", structure("video", ("video_embed", FLOATS), ("n_frame_tokens", SIZE), ("n_frame_per_video", SIZE),
                                     ("n_video", SIZE), ("video_start", TEXT), ("video_end", TEXT), ("video_content", TEXT),
                                     ("frame_width", SIZE), ("frame_height", SIZE)))]
    else:
        image += [("image_width", SIZE), ("image_height", SIZE)]
    union = type("RKLLMInputUnion", (ctypes.Union,), {"_fields_": [
        ("prompt_input", TEXT), ("embed_input", EmbedInput), ("token_input", TokenInput),
        ("multimodal_input", structure("RKLLMMultiModalInput", ("prompt", TEXT), *image))]})
    param = structure(
        "RKLLMParam", ("model_path", TEXT), ("max_context_len", INT), ("max_new_tokens", INT), ("top_k", INT), ("n_keep", INT),
        *((name, FLOAT) for name in ("top_p", "temperature", "repeat_penalty", "frequency_penalty", "presence_penalty")),
        ("mirostat", INT), ("mirostat_tau", FLOAT), ("mirostat_eta", FLOAT), ("skip_special_token", ctypes.c_bool),
        *([("ignore_eos_token", ctypes.c_bool), ("is_async", ctypes.c_bool)] if new else
          [("is_async", ctypes.c_bool), ("img_start", TEXT), ("img_end", TEXT), ("img_content", TEXT)]),
        ("extend_param", ExtendParam))
    infer = structure(
        "RKLLMInferParam", ("mode", ctypes.c_int), ("lora_params", ctypes.c_void_p), ("prompt_cache_params", ctypes.c_void_p),
        *([("sampling_params", ctypes.POINTER(SamplingParam))] if new else []), ("keep_history", ctypes.c_int),
        *([("max_new_tokens", INT)] if new else []))
    given = structure("RKLLMInput", ("role", TEXT), ("enable_thinking", ctypes.c_bool), ("input_type", ctypes.c_int), ("data", union))
    sizes = (184, 160, 40) if new else (208, 64, 32)
    assert tuple(map(ctypes.sizeof, (param, given, infer))) == sizes
    return param, given, infer


class Model:
    """A loaded model. on_result(text, token, state) is called on the thread that runs: text is "" where there is none."""

    def __init__(self, library, version, path, on_result, **members):
        self.lib = ctypes.CDLL(library)
        new = version.startswith("1.3")
        param_type, self.input_type, self.infer_type = structures(new)
        self.on_result = on_result
        self.perf = None
        self.failure = None
        self.callback = ResultCallback(self._on_result)  # kept: the library calls it until rkllm_destroy
        param = param_type()
        param.model_path = path.encode()
        param.max_context_len, param.max_new_tokens, param.top_k, param.n_keep = 2048, 512, 1, -1
        param.top_p, param.temperature, param.repeat_penalty = 0.9, 0.8, 1.0
        param.mirostat_tau, param.mirostat_eta, param.skip_special_token = 5.0, 0.1, True
        param.extend_param.enabled_cpus_num, param.extend_param.enabled_cpus_mask, param.extend_param.n_batch = 4, 0xF0, 1
        for name, value in members.items():
            setattr(param, name, value)
        self.handle = ctypes.c_void_p()
        third = self.callback
        if new:
            self.callbacks = Callback(result_callback=self.callback)
            third = ctypes.byref(self.callbacks)
        if self.lib.rkllm_init(ctypes.byref(self.handle), ctypes.byref(param), third) != 0 or not self.handle:
            raise RuntimeError("rkllm_init failed: standard error has the reason")

    def _on_result(self, result, userdata, state):
        text = result.contents.text
        if state == FINISH:
            self.perf = {name: getattr(result.contents.perf, name) for name, _ in result.contents.perf._fields_}
        try:
            return self.on_result("" if text is None else text.decode(), result.contents.token_id, state) or 0
        except Exception as error:  # ctypes would print it and go on, for each token
            self.failure = self.failure or error
            self.abort()
            return 0

    def set_chat_template(self, system, prefix, postfix):
        """Replaces the model's own template; three empty texts leave prompts as they are."""
        texts = (text.encode() for text in (system, prefix, postfix))
        if self.lib.rkllm_set_chat_template(self.handle, *texts) != 0:
            raise RuntimeError("rkllm_set_chat_template failed: standard error has the reason")

    def run(self, prompt, role="user", keep_history=False):
        """Runs a prompt to its end. ctypes lets other threads work meanwhile. What on_result raises ends the run and is raised here."""
        self.failure = None
        given, infer = self.input_type(), self.infer_type()
        given.role, given.input_type, given.data.prompt_input = role.encode(), PROMPT, prompt.encode()
        infer.mode, infer.keep_history = GENERATE, int(keep_history)
        if self.lib.rkllm_run(self.handle, ctypes.byref(given), ctypes.byref(infer), None) != 0:
            raise RuntimeError("rkllm_run failed: standard error has the reason")
        if self.failure:
            raise self.failure

    def abort(self):
        """Ends the run in progress, from any thread."""
        return self.lib.rkllm_abort(self.handle)

    def is_running(self):
        """Tells whether a run is in progress."""
        return self.lib.rkllm_is_running(self.handle) == 1

    def destroy(self):
        """Ends a run in progress and frees the model."""
        handle, self.handle = self.handle, ctypes.c_void_p()
        return self.lib.rkllm_destroy(handle)
