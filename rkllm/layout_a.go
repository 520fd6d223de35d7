package rkllm

// LayoutA is generation A: librkllmrt 1.1.0 to 1.1.4, which have one header. A last hidden layer comes in a call state
// of its own; there are no logits and no statistics.
var LayoutA = &Layout{
	Generation: "A",
	Versions:   []string{"1.1.0", "1.1.1", "1.1.2", "1.1.3", "1.1.4"},

	CallState: &Enum{Name: "LLMCallState", Values: []Value{
		{Name: "RKLLM_RUN_NORMAL", Number: RunNormal},
		{Name: "RKLLM_RUN_WAITING", Number: RunWaiting},
		{Name: "RKLLM_RUN_FINISH", Number: RunFinish},
		{Name: "RKLLM_RUN_ERROR", Number: RunError},
		{Name: "RKLLM_RUN_GET_LAST_HIDDEN_LAYER", Number: RunGetLastHiddenLayer},
	}},
	InputType: InputType,
	InferMode: inferModeA,

	Param: &Struct{
		Name: "RKLLMParam", Size: 200,
		Fields: []Field{
			{Name: "model_path", Kind: String, Offset: 0, Path: PathModel, Required: true},
			{Name: "max_context_len", Kind: Int32, Offset: 8, Default: DefaultLength},
			{Name: "max_new_tokens", Kind: Int32, Offset: 12, Default: DefaultLength},
			{Name: "top_k", Kind: Int32, Offset: 16, Default: 40},
			{Name: "top_p", Kind: Float32, Offset: 20, Default: 0.9},
			{Name: "temperature", Kind: Float32, Offset: 24, Default: 0.8},
			{Name: "repeat_penalty", Kind: Float32, Offset: 28, Default: 1.1},
			{Name: "frequency_penalty", Kind: Float32, Offset: 32},
			{Name: "presence_penalty", Kind: Float32, Offset: 36},
			{Name: "mirostat", Kind: Int32, Offset: 40},
			{Name: "mirostat_tau", Kind: Float32, Offset: 44, Default: 5},
			{Name: "mirostat_eta", Kind: Float32, Offset: 48, Default: 0.1},
			{Name: "skip_special_token", Kind: Bool, Offset: 52},
			{Name: "is_async", Kind: Bool, Offset: 53},
			{Name: "img_start", Kind: String, Offset: 56},
			{Name: "img_end", Kind: String, Offset: 64},
			{Name: "img_content", Kind: String, Offset: 72},
			{Name: "extend_param", Kind: Inline, Offset: 80, Struct: &Struct{
				Name: "RKLLMExtendParam", Size: 116,
				Fields: []Field{
					{Name: "base_domain_id", Kind: Int32, Offset: 0},
					{Name: "reserved", Kind: Bytes, Offset: 4, Length: 112},
				},
				Absent: []Absent{
					{Name: "embed_flash", Since: "1.2.0", Same: []string{"0"}},
					{Name: "enabled_cpus_num", Since: "1.2.0", Same: []string{"4"}},
					{Name: "enabled_cpus_mask", Since: "1.2.0", Same: []string{"0"}},
					noNBatch, noUseCrossAttn,
				},
			}},
		},
		Absent: []Absent{{Name: "n_keep", Since: "1.2.0", Same: []string{"-1"}}, noIgnoreEOSToken},
	},

	Input: inputA,

	InferParam: &Struct{
		Name: "RKLLMInferParam", Size: 24,
		Fields: []Field{
			{Name: "mode", Kind: Int32, Offset: 0, Enum: inferModeA},
			{Name: "lora_params", Kind: PointerTo, Offset: 8, Struct: loraParam},
			{Name: "prompt_cache_params", Kind: PointerTo, Offset: 16, Struct: promptCacheParam},
		},
		Absent: []Absent{
			{Name: "keep_history", Since: "1.2.0", Reason: "before it, every run stands alone", Same: []string{"0"}},
			noSamplingParams, noMaxNewTokens,
		},
	},

	LoraAdapter: loraAdapter,
	Result: &Struct{
		Name: "RKLLMResult", Size: 32,
		Fields: []Field{
			{Name: "text", Kind: String, Offset: 0},
			{Name: "token_id", Kind: Int32, Offset: 8},
			{Name: "last_hidden_layer", Kind: Inline, Offset: 16, Struct: hiddenLayer},
		},
		Absent: []Absent{{Name: "logits", Since: "1.2.0"}, {Name: "perf", Since: "1.2.1"}},
	},
}

// What generation A has for itself, or shares with B.
var (
	inferModeA = &Enum{
		Name: "RKLLMInferMode",
		Values: []Value{
			{Name: "RKLLM_INFER_GENERATE", Number: InferGenerate},
			{Name: "RKLLM_INFER_GET_LAST_HIDDEN_LAYER", Number: InferGetLastHiddenLayer},
		},
		Absent: []Value{{Name: "RKLLM_INFER_GET_LOGITS", Number: InferGetLogits, Since: "1.2.0"}},
	}

	inputA = &Struct{
		Name: "RKLLMInput", Size: 32,
		Fields: []Field{
			{Name: "input_type", Kind: Int32, Offset: 0, Enum: InputType},
			{Name: "prompt_input", Kind: String, Offset: 8},
			{Name: "embed_input", Kind: Inline, Offset: 8, Struct: embedInput},
			{Name: "token_input", Kind: Inline, Offset: 8, Struct: tokenInput},
			{Name: "multimodal_input", Kind: Inline, Offset: 8, Struct: oneImage},
		},
		Absent: []Absent{noRole, noEnableThinking},
	}
)
