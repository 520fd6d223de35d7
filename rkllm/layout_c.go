package rkllm

// LayoutC is generation C: librkllmrt 1.2.1 to 1.2.3, whose headers describe the same memory. They differ in one name:
// in 1.2.3 the multimodal structure is called RKLLMMultiModalInput.
var LayoutC = &Layout{
	Generation:         "C",
	Versions:           []string{"1.2.1", "1.2.2", "1.2.3"},
	ClearKVCacheRanges: true,
	Batches:            true,

	CallState: CallState, InputType: InputType, InferMode: InferMode,

	Param: &Struct{
		Name: "RKLLMParam", Size: 208,
		Fields: []Field{
			{Name: "model_path", Kind: String, Offset: 0, Path: PathModel, Required: true},
			{Name: "max_context_len", Kind: Int32, Offset: 8, Default: DefaultLength},
			{Name: "max_new_tokens", Kind: Int32, Offset: 12, Default: DefaultLength},
			{Name: "top_k", Kind: Int32, Offset: 16, Default: 40},
			{Name: "n_keep", Kind: Int32, Offset: 20, Default: -1},
			{Name: "top_p", Kind: Float32, Offset: 24, Default: 0.9},
			{Name: "temperature", Kind: Float32, Offset: 28, Default: 0.8},
			{Name: "repeat_penalty", Kind: Float32, Offset: 32, Default: 1.1},
			{Name: "frequency_penalty", Kind: Float32, Offset: 36},
			{Name: "presence_penalty", Kind: Float32, Offset: 40},
			{Name: "mirostat", Kind: Int32, Offset: 44},
			{Name: "mirostat_tau", Kind: Float32, Offset: 48, Default: 5},
			{Name: "mirostat_eta", Kind: Float32, Offset: 52, Default: 0.1},
			{Name: "skip_special_token", Kind: Bool, Offset: 56},
			{Name: "is_async", Kind: Bool, Offset: 57},
			{Name: "img_start", Kind: String, Offset: 64},
			{Name: "img_end", Kind: String, Offset: 72},
			{Name: "img_content", Kind: String, Offset: 80},
			{Name: "extend_param", Kind: Inline, Offset: 88, Struct: extendParam},
		},
		Absent: []Absent{noIgnoreEOSToken},
	},

	Input: &Struct{
		Name: "RKLLMInput", Size: 64,
		Fields: []Field{
			{Name: "role", Kind: String, Offset: 0, DefaultText: &roleUser},
			{Name: "enable_thinking", Kind: Bool, Offset: 8},
			{Name: "input_type", Kind: Int32, Offset: 12, Enum: InputType},
			{Name: "prompt_input", Kind: String, Offset: 16},
			{Name: "embed_input", Kind: Inline, Offset: 16, Struct: embedInput},
			{Name: "token_input", Kind: Inline, Offset: 16, Struct: tokenInput},
			{Name: "multimodal_input", Kind: Inline, Offset: 16, Struct: flatImage},
		},
	},

	InferParam:     inferParam,
	LoraAdapter:    loraAdapter,
	CrossAttnParam: crossAttnParam,
	Result:         result,
}
