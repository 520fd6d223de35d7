package librkllmrt

import "unsafe"

// The C structures of generation D (RKLLM 1.3.0) as they lie in memory; Go aligns their fields as C does. bool is read
// as a byte, because a caller's byte may be anything. They are what is behind the pointers that callers pass: never
// allocated by Go, except for Defaults.

// CExtendParam is RKLLMExtendParam.
type CExtendParam struct {
	BaseDomainID    int32
	EmbedFlash      int8
	EnabledCPUsNum  int8
	EnabledCPUsMask uint32
	NBatch          uint8
	UseCrossAttn    int8
	Reserved        [104]byte
}

// CParam is RKLLMParam.
type CParam struct {
	ModelPath        unsafe.Pointer // const char *
	MaxContextLen    int32
	MaxNewTokens     int32
	TopK             int32
	NKeep            int32
	TopP             float32
	Temperature      float32
	RepeatPenalty    float32
	FrequencyPenalty float32
	PresencePenalty  float32
	Mirostat         int32
	MirostatTau      float32
	MirostatEta      float32
	SkipSpecialToken uint8
	IgnoreEOSToken   uint8
	IsAsync          uint8
	ExtendParam      CExtendParam
}

// CCallback is RKLLMCallback.
type CCallback struct {
	ResultCallback    unsafe.Pointer
	ResultUserdata    uintptr // whatever the caller wants back, an address or not
	TokenizerCallback unsafe.Pointer
	TokenizerUserdata uintptr
	EmbedCallback     unsafe.Pointer
	EmbedUserdata     uintptr
}

// CInput is RKLLMInput: its union as the members that this runtime reads.
type CInput struct {
	Role           unsafe.Pointer // const char *
	EnableThinking uint8
	InputType      int32
	// prompt_input, token_input.input_ids, embed_input.embed; or the beginning of multimodal_input
	Data  unsafe.Pointer
	Count uint64    // n_tokens of token_input and embed_input
	_     [128]byte // the rest of the multimodal member
}

// CMultimodalInput is RKLLMMultiModalInput: the member of CInput's union that begins at Data.
type CMultimodalInput struct {
	Prompt unsafe.Pointer // const char *
	Image  struct {
		Embed               unsafe.Pointer // float *
		NTokens, N          uint64
		Start, End, Content unsafe.Pointer // const char *
		Width, Height       uint64
	}
	Video struct {
		Embed                    unsafe.Pointer // float *
		NFrameTokens, NFrames, N uint64
		Start, End, Content      unsafe.Pointer // const char *
		FrameWidth, FrameHeight  uint64
	}
}

// CSamplingParam is RKLLMSamplingParam.
type CSamplingParam struct {
	TopK             int32
	TopP             float32
	Temperature      float32
	RepeatPenalty    float32
	FrequencyPenalty float32
	PresencePenalty  float32
	Mirostat         int32
	MirostatTau      float32
	MirostatEta      float32
}

// CInferParam is RKLLMInferParam.
type CInferParam struct {
	Mode              int32
	LoraParams        unsafe.Pointer
	PromptCacheParams unsafe.Pointer
	SamplingParams    *CSamplingParam
	KeepHistory       int32
	MaxNewTokens      int32
}

// CResultLastHiddenLayer is RKLLMResultLastHiddenLayer.
type CResultLastHiddenLayer struct {
	HiddenStates unsafe.Pointer // const float *: NumTokens rows of EmbdSize
	EmbdSize     int32
	NumTokens    int32
}

// CResultLogits is RKLLMResultLogits.
type CResultLogits struct {
	Logits    unsafe.Pointer // const float *: NumTokens rows of VocabSize
	VocabSize int32
	NumTokens int32
}

// CPerfStat is RKLLMPerfStat.
type CPerfStat struct {
	PrefillTimeMS  float32
	PrefillTokens  int32
	GenerateTimeMS float32
	GenerateTokens int32
	MemoryUsageMB  float32
}

// CResult is RKLLMResult.
type CResult struct {
	Text            unsafe.Pointer // const char *
	TokenID         int32
	LastHiddenLayer CResultLastHiddenLayer
	Logits          CResultLogits
	Perf            CPerfStat
}

// The sizes that the header gives, proved at compile time: a difference makes one of the two constants negative.
const (
	_ = uint(unsafe.Sizeof(CParam{}) - 184)
	_ = uint(184 - unsafe.Sizeof(CParam{}))
	_ = uint(unsafe.Sizeof(CCallback{}) - 48)
	_ = uint(48 - unsafe.Sizeof(CCallback{}))
	_ = uint(unsafe.Sizeof(CInput{}) - 160)
	_ = uint(160 - unsafe.Sizeof(CInput{}))
	_ = uint(unsafe.Sizeof(CMultimodalInput{}) - 144)
	_ = uint(144 - unsafe.Sizeof(CMultimodalInput{}))
	_ = uint(unsafe.Sizeof(CSamplingParam{}) - 36)
	_ = uint(36 - unsafe.Sizeof(CSamplingParam{}))
	_ = uint(unsafe.Sizeof(CInferParam{}) - 40)
	_ = uint(40 - unsafe.Sizeof(CInferParam{}))
	_ = uint(unsafe.Sizeof(CResult{}) - 72)
	_ = uint(72 - unsafe.Sizeof(CResult{}))
)

// DefaultCPUs is enabled_cpus_num where the caller leaves it at 0.
const DefaultCPUs = 4

// Defaults is what rkllm_createDefaultParam returns: the values that the vendor documents and, where it documents none,
// those that a board's library has been seen to use.
var Defaults = CParam{
	MaxContextLen: 512,
	MaxNewTokens:  512,
	TopK:          40,
	NKeep:         -1,
	TopP:          0.9,
	Temperature:   0.8,
	RepeatPenalty: 1.1,
	MirostatTau:   5,
	MirostatEta:   0.1,
	ExtendParam:   CExtendParam{EnabledCPUsNum: DefaultCPUs, EnabledCPUsMask: 0xF0, NBatch: 1},
}
