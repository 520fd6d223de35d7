"""The structures, enumerations and error codes of the daemon.

Written by generate.py from docs/api/openrpc.json; change that, not this file. A member that is None is left out of a request.
"""

from dataclasses import dataclass, field
from typing import Any, List, Mapping, Optional

from ._values import OpenEnum, Structure, decode_float, decode_floats

__all__ = [
    "ErrorCode",
    "LLMCallState",
    "RKLLMCrossAttnParam",
    "RKLLMEmbedInput",
    "RKLLMExtendParam",
    "RKLLMInferMode",
    "RKLLMInferParam",
    "RKLLMInput",
    "RKLLMInputType",
    "RKLLMLoraAdapter",
    "RKLLMLoraParam",
    "RKLLMMultiModalInput",
    "RKLLMMultiModalInputImage",
    "RKLLMMultiModalInputVideo",
    "RKLLMParam",
    "RKLLMPerfStat",
    "RKLLMPromptCacheParam",
    "RKLLMResult",
    "RKLLMResultLastHiddenLayer",
    "RKLLMResultLogits",
    "RKLLMSamplingParam",
    "RKLLMTokenInput",
]


class LLMCallState(OpenEnum):
    """LLMCallState of the header."""

    RKLLM_RUN_NORMAL = 0
    RKLLM_RUN_WAITING = 1
    RKLLM_RUN_FINISH = 2
    RKLLM_RUN_ERROR = 3


@dataclass
class RKLLMCrossAttnParam(Structure):
    """A structure of requests."""

    encoder_k_cache: List[float]
    encoder_v_cache: List[float]
    encoder_mask: List[float]
    encoder_pos: List[int]
    num_tokens: int

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMCrossAttnParam":
        return cls(
            encoder_k_cache=decode_floats(members.get("encoder_k_cache") or []),
            encoder_v_cache=decode_floats(members.get("encoder_v_cache") or []),
            encoder_mask=decode_floats(members.get("encoder_mask") or []),
            encoder_pos=list(members.get("encoder_pos") or []),
            num_tokens=int(members.get("num_tokens") or 0),
        )


@dataclass
class RKLLMEmbedInput(Structure):
    """A structure of requests."""

    embed: List[float]
    n_tokens: Optional[int] = None

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMEmbedInput":
        return cls(
            embed=decode_floats(members.get("embed") or []),
            n_tokens=None if members.get("n_tokens") is None else int(members["n_tokens"]),
        )


@dataclass
class RKLLMExtendParam(Structure):
    """A structure of requests."""

    base_domain_id: Optional[int] = None
    embed_flash: Optional[int] = None
    enabled_cpus_num: Optional[int] = None
    enabled_cpus_mask: Optional[int] = None
    n_batch: Optional[int] = None
    use_cross_attn: Optional[int] = None
    reserved: Optional[List[int]] = None

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMExtendParam":
        return cls(
            base_domain_id=None if members.get("base_domain_id") is None else int(members["base_domain_id"]),
            embed_flash=None if members.get("embed_flash") is None else int(members["embed_flash"]),
            enabled_cpus_num=None if members.get("enabled_cpus_num") is None else int(members["enabled_cpus_num"]),
            enabled_cpus_mask=None if members.get("enabled_cpus_mask") is None else int(members["enabled_cpus_mask"]),
            n_batch=None if members.get("n_batch") is None else int(members["n_batch"]),
            use_cross_attn=None if members.get("use_cross_attn") is None else int(members["use_cross_attn"]),
            reserved=None if members.get("reserved") is None else list(members["reserved"]),
        )


class RKLLMInferMode(OpenEnum):
    """RKLLMInferMode of the header."""

    RKLLM_INFER_GENERATE = 0
    RKLLM_INFER_GET_LAST_HIDDEN_LAYER = 1
    RKLLM_INFER_GET_LOGITS = 2


@dataclass
class RKLLMLoraParam(Structure):
    """A structure of requests."""

    lora_adapter_name: str

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMLoraParam":
        return cls(
            lora_adapter_name=str(members.get("lora_adapter_name") or ""),
        )


@dataclass
class RKLLMPromptCacheParam(Structure):
    """A structure of requests."""

    prompt_cache_path: str
    save_prompt_cache: Optional[int] = None

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMPromptCacheParam":
        return cls(
            prompt_cache_path=str(members.get("prompt_cache_path") or ""),
            save_prompt_cache=None if members.get("save_prompt_cache") is None else int(members["save_prompt_cache"]),
        )


@dataclass
class RKLLMSamplingParam(Structure):
    """A structure of requests."""

    frequency_penalty: Optional[float] = None
    mirostat: Optional[int] = None
    mirostat_eta: Optional[float] = None
    mirostat_tau: Optional[float] = None
    presence_penalty: Optional[float] = None
    repeat_penalty: Optional[float] = None
    temperature: Optional[float] = None
    top_k: Optional[int] = None
    top_p: Optional[float] = None

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMSamplingParam":
        return cls(
            frequency_penalty=None if members.get("frequency_penalty") is None else decode_float(members["frequency_penalty"]),
            mirostat=None if members.get("mirostat") is None else int(members["mirostat"]),
            mirostat_eta=None if members.get("mirostat_eta") is None else decode_float(members["mirostat_eta"]),
            mirostat_tau=None if members.get("mirostat_tau") is None else decode_float(members["mirostat_tau"]),
            presence_penalty=None if members.get("presence_penalty") is None else decode_float(members["presence_penalty"]),
            repeat_penalty=None if members.get("repeat_penalty") is None else decode_float(members["repeat_penalty"]),
            temperature=None if members.get("temperature") is None else decode_float(members["temperature"]),
            top_k=None if members.get("top_k") is None else int(members["top_k"]),
            top_p=None if members.get("top_p") is None else decode_float(members["top_p"]),
        )


@dataclass
class RKLLMInferParam(Structure):
    """A structure of requests."""

    keep_history: Optional[int] = None
    lora_params: Optional[RKLLMLoraParam] = None
    max_new_tokens: Optional[int] = None
    mode: Optional[RKLLMInferMode] = None
    prompt_cache_params: Optional[RKLLMPromptCacheParam] = None
    sampling_params: Optional[RKLLMSamplingParam] = None

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMInferParam":
        return cls(
            keep_history=None if members.get("keep_history") is None else int(members["keep_history"]),
            lora_params=None if members.get("lora_params") is None else RKLLMLoraParam.from_json(members["lora_params"]),
            max_new_tokens=None if members.get("max_new_tokens") is None else int(members["max_new_tokens"]),
            mode=None if members.get("mode") is None else RKLLMInferMode(members["mode"]),
            prompt_cache_params=None if members.get("prompt_cache_params") is None else RKLLMPromptCacheParam.from_json(members["prompt_cache_params"]),
            sampling_params=None if members.get("sampling_params") is None else RKLLMSamplingParam.from_json(members["sampling_params"]),
        )


class RKLLMInputType(OpenEnum):
    """RKLLMInputType of the header."""

    RKLLM_INPUT_PROMPT = 0
    RKLLM_INPUT_TOKEN = 1
    RKLLM_INPUT_EMBED = 2
    RKLLM_INPUT_MULTIMODAL = 3


@dataclass
class RKLLMMultiModalInputImage(Structure):
    """A structure of requests."""

    image_embed: List[float]
    image_content: Optional[str] = None
    image_end: Optional[str] = None
    image_height: Optional[int] = None
    image_start: Optional[str] = None
    image_width: Optional[int] = None
    n_image: Optional[int] = None
    n_image_tokens: Optional[int] = None

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMMultiModalInputImage":
        return cls(
            image_embed=decode_floats(members.get("image_embed") or []),
            image_content=None if members.get("image_content") is None else str(members["image_content"]),
            image_end=None if members.get("image_end") is None else str(members["image_end"]),
            image_height=None if members.get("image_height") is None else int(members["image_height"]),
            image_start=None if members.get("image_start") is None else str(members["image_start"]),
            image_width=None if members.get("image_width") is None else int(members["image_width"]),
            n_image=None if members.get("n_image") is None else int(members["n_image"]),
            n_image_tokens=None if members.get("n_image_tokens") is None else int(members["n_image_tokens"]),
        )


@dataclass
class RKLLMMultiModalInputVideo(Structure):
    """A structure of requests."""

    video_embed: List[float]
    frame_height: Optional[int] = None
    frame_width: Optional[int] = None
    n_frame_per_video: Optional[int] = None
    n_frame_tokens: Optional[int] = None
    n_video: Optional[int] = None
    video_content: Optional[str] = None
    video_end: Optional[str] = None
    video_start: Optional[str] = None

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMMultiModalInputVideo":
        return cls(
            video_embed=decode_floats(members.get("video_embed") or []),
            frame_height=None if members.get("frame_height") is None else int(members["frame_height"]),
            frame_width=None if members.get("frame_width") is None else int(members["frame_width"]),
            n_frame_per_video=None if members.get("n_frame_per_video") is None else int(members["n_frame_per_video"]),
            n_frame_tokens=None if members.get("n_frame_tokens") is None else int(members["n_frame_tokens"]),
            n_video=None if members.get("n_video") is None else int(members["n_video"]),
            video_content=None if members.get("video_content") is None else str(members["video_content"]),
            video_end=None if members.get("video_end") is None else str(members["video_end"]),
            video_start=None if members.get("video_start") is None else str(members["video_start"]),
        )


@dataclass
class RKLLMMultiModalInput(Structure):
    """A structure of requests."""

    prompt: str
    image: Optional[RKLLMMultiModalInputImage] = None
    image_content: Optional[str] = None
    image_embed: Optional[List[float]] = None
    image_end: Optional[str] = None
    image_height: Optional[int] = None
    image_start: Optional[str] = None
    image_width: Optional[int] = None
    n_image: Optional[int] = None
    n_image_tokens: Optional[int] = None
    video: Optional[RKLLMMultiModalInputVideo] = None

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMMultiModalInput":
        return cls(
            prompt=str(members.get("prompt") or ""),
            image=None if members.get("image") is None else RKLLMMultiModalInputImage.from_json(members["image"]),
            image_content=None if members.get("image_content") is None else str(members["image_content"]),
            image_embed=None if members.get("image_embed") is None else decode_floats(members["image_embed"]),
            image_end=None if members.get("image_end") is None else str(members["image_end"]),
            image_height=None if members.get("image_height") is None else int(members["image_height"]),
            image_start=None if members.get("image_start") is None else str(members["image_start"]),
            image_width=None if members.get("image_width") is None else int(members["image_width"]),
            n_image=None if members.get("n_image") is None else int(members["n_image"]),
            n_image_tokens=None if members.get("n_image_tokens") is None else int(members["n_image_tokens"]),
            video=None if members.get("video") is None else RKLLMMultiModalInputVideo.from_json(members["video"]),
        )


@dataclass
class RKLLMTokenInput(Structure):
    """A structure of requests."""

    input_ids: List[int]
    n_tokens: Optional[int] = None

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMTokenInput":
        return cls(
            input_ids=list(members.get("input_ids") or []),
            n_tokens=None if members.get("n_tokens") is None else int(members["n_tokens"]),
        )


@dataclass
class RKLLMInput(Structure):
    """A structure of requests."""

    embed_input: Optional[RKLLMEmbedInput] = None
    enable_thinking: Optional[bool] = None
    input_type: Optional[RKLLMInputType] = None
    multimodal_input: Optional[RKLLMMultiModalInput] = None
    prompt_input: Optional[str] = None
    role: Optional[str] = None
    token_input: Optional[RKLLMTokenInput] = None

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMInput":
        return cls(
            embed_input=None if members.get("embed_input") is None else RKLLMEmbedInput.from_json(members["embed_input"]),
            enable_thinking=None if members.get("enable_thinking") is None else bool(members["enable_thinking"]),
            input_type=None if members.get("input_type") is None else RKLLMInputType(members["input_type"]),
            multimodal_input=None if members.get("multimodal_input") is None else RKLLMMultiModalInput.from_json(members["multimodal_input"]),
            prompt_input=None if members.get("prompt_input") is None else str(members["prompt_input"]),
            role=None if members.get("role") is None else str(members["role"]),
            token_input=None if members.get("token_input") is None else RKLLMTokenInput.from_json(members["token_input"]),
        )


@dataclass
class RKLLMLoraAdapter(Structure):
    """A structure of requests."""

    lora_adapter_path: str
    lora_adapter_name: str
    scale: Optional[float] = None

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMLoraAdapter":
        return cls(
            lora_adapter_path=str(members.get("lora_adapter_path") or ""),
            lora_adapter_name=str(members.get("lora_adapter_name") or ""),
            scale=None if members.get("scale") is None else decode_float(members["scale"]),
        )


@dataclass
class RKLLMParam(Structure):
    """A structure of requests."""

    model_path: str
    max_context_len: Optional[int] = None
    max_new_tokens: Optional[int] = None
    top_k: Optional[int] = None
    n_keep: Optional[int] = None
    top_p: Optional[float] = None
    temperature: Optional[float] = None
    repeat_penalty: Optional[float] = None
    frequency_penalty: Optional[float] = None
    presence_penalty: Optional[float] = None
    mirostat: Optional[int] = None
    mirostat_tau: Optional[float] = None
    mirostat_eta: Optional[float] = None
    skip_special_token: Optional[bool] = None
    ignore_eos_token: Optional[bool] = None
    is_async: Optional[bool] = None
    extend_param: Optional[RKLLMExtendParam] = None
    img_content: Optional[str] = None
    img_end: Optional[str] = None
    img_start: Optional[str] = None

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMParam":
        return cls(
            model_path=str(members.get("model_path") or ""),
            max_context_len=None if members.get("max_context_len") is None else int(members["max_context_len"]),
            max_new_tokens=None if members.get("max_new_tokens") is None else int(members["max_new_tokens"]),
            top_k=None if members.get("top_k") is None else int(members["top_k"]),
            n_keep=None if members.get("n_keep") is None else int(members["n_keep"]),
            top_p=None if members.get("top_p") is None else decode_float(members["top_p"]),
            temperature=None if members.get("temperature") is None else decode_float(members["temperature"]),
            repeat_penalty=None if members.get("repeat_penalty") is None else decode_float(members["repeat_penalty"]),
            frequency_penalty=None if members.get("frequency_penalty") is None else decode_float(members["frequency_penalty"]),
            presence_penalty=None if members.get("presence_penalty") is None else decode_float(members["presence_penalty"]),
            mirostat=None if members.get("mirostat") is None else int(members["mirostat"]),
            mirostat_tau=None if members.get("mirostat_tau") is None else decode_float(members["mirostat_tau"]),
            mirostat_eta=None if members.get("mirostat_eta") is None else decode_float(members["mirostat_eta"]),
            skip_special_token=None if members.get("skip_special_token") is None else bool(members["skip_special_token"]),
            ignore_eos_token=None if members.get("ignore_eos_token") is None else bool(members["ignore_eos_token"]),
            is_async=None if members.get("is_async") is None else bool(members["is_async"]),
            extend_param=None if members.get("extend_param") is None else RKLLMExtendParam.from_json(members["extend_param"]),
            img_content=None if members.get("img_content") is None else str(members["img_content"]),
            img_end=None if members.get("img_end") is None else str(members["img_end"]),
            img_start=None if members.get("img_start") is None else str(members["img_start"]),
        )


@dataclass
class RKLLMPerfStat(Structure):
    """A structure of answers."""

    prefill_time_ms: float = 0.0
    prefill_tokens: int = 0
    generate_time_ms: float = 0.0
    generate_tokens: int = 0
    memory_usage_mb: float = 0.0

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMPerfStat":
        return cls(
            prefill_time_ms=decode_float(members.get("prefill_time_ms") or 0.0),
            prefill_tokens=int(members.get("prefill_tokens") or 0),
            generate_time_ms=decode_float(members.get("generate_time_ms") or 0.0),
            generate_tokens=int(members.get("generate_tokens") or 0),
            memory_usage_mb=decode_float(members.get("memory_usage_mb") or 0.0),
        )


@dataclass
class RKLLMResultLastHiddenLayer(Structure):
    """A structure of answers."""

    hidden_states: Optional[List[float]] = None
    embd_size: int = 0
    num_tokens: int = 0

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMResultLastHiddenLayer":
        return cls(
            hidden_states=None if members.get("hidden_states") is None else decode_floats(members["hidden_states"]),
            embd_size=int(members.get("embd_size") or 0),
            num_tokens=int(members.get("num_tokens") or 0),
        )


@dataclass
class RKLLMResultLogits(Structure):
    """A structure of answers."""

    logits: Optional[List[float]] = None
    vocab_size: int = 0
    num_tokens: int = 0

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMResultLogits":
        return cls(
            logits=None if members.get("logits") is None else decode_floats(members["logits"]),
            vocab_size=int(members.get("vocab_size") or 0),
            num_tokens=int(members.get("num_tokens") or 0),
        )


@dataclass
class RKLLMResult(Structure):
    """A structure of answers."""

    text: Optional[str] = None
    token_id: int = 0
    last_hidden_layer: RKLLMResultLastHiddenLayer = field(default_factory=RKLLMResultLastHiddenLayer)
    logits: RKLLMResultLogits = field(default_factory=RKLLMResultLogits)
    perf: RKLLMPerfStat = field(default_factory=RKLLMPerfStat)
    callback_state: LLMCallState = LLMCallState(0)
    text_base64: Optional[str] = None

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "RKLLMResult":
        return cls(
            text=None if members.get("text") is None else str(members["text"]),
            token_id=int(members.get("token_id") or 0),
            last_hidden_layer=RKLLMResultLastHiddenLayer.from_json(members.get("last_hidden_layer") or {}),
            logits=RKLLMResultLogits.from_json(members.get("logits") or {}),
            perf=RKLLMPerfStat.from_json(members.get("perf") or {}),
            callback_state=LLMCallState(members.get("_callback_state") or 0),
            text_base64=None if members.get("_text_base64") is None else str(members["_text_base64"]),
        )


class ErrorCode(OpenEnum):
    """The code of an RKLLMError."""

    FUNCTION_FAILED = -32000
    QUEUE_FULL = -32001
    NO_MODEL = -32002
    MODEL_LOADED = -32003
    RUNS_IN_PROGRESS = -32004
    NOT_SUPPORTED = -32005
    SHUTTING_DOWN = -32006
    TOO_MANY_CLIENTS = -32007
    PEER_REFUSED = -32008
    IDLE_TIMEOUT = -32009
    LIBRARY_ENDED = -32010
    NO_ANSWER = -32011
    INVALID_REQUEST = -32600
    METHOD_NOT_FOUND = -32601
    INVALID_PARAMS = -32602
    INTERNAL_ERROR = -32603
    PARSE_ERROR = -32700
    REQUEST_CANCELED = -32800
