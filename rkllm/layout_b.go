package rkllm

// LayoutB is generation B: librkllmrt 1.2.0.
var LayoutB = &Layout{
	Generation: "B",
	Versions:   []string{"1.2.0"},

	CallState: CallState, InputType: InputType, InferMode: InferMode,

	Param:       paramB,
	Input:       inputA,
	InferParam:  inferParam,
	LoraAdapter: loraAdapter,
	Result:      resultB,
}

// LayoutB1 is generation b: the prerelease 1.2.1b1, which is B with a larger multimodal input.
var LayoutB1 = &Layout{
	Generation: "b",
	Versions:   []string{"1.2.1b1"},

	CallState: CallState, InputType: InputType, InferMode: InferMode,

	Param: paramB,
	Input: &Struct{
		Name: "RKLLMInput", Size: 56,
		Fields: []Field{
			{Name: "input_type", Kind: Int32, Offset: 0, Enum: InputType},
			{Name: "prompt_input", Kind: String, Offset: 8},
			{Name: "embed_input", Kind: Inline, Offset: 8, Struct: embedInput},
			{Name: "token_input", Kind: Inline, Offset: 8, Struct: tokenInput},
			{Name: "multimodal_input", Kind: Inline, Offset: 8, Struct: flatImage},
		},
		Absent: []Absent{noRole, noEnableThinking},
	},
	InferParam:  inferParam,
	LoraAdapter: loraAdapter,
	Result:      resultB,
}

// What B and b share.
var (
	paramB = &Struct{
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
			{Name: "extend_param", Kind: Inline, Offset: 88, Struct: &Struct{
				Name: "RKLLMExtendParam", Size: 120,
				Fields: []Field{
					{Name: "base_domain_id", Kind: Int32, Offset: 0},
					{Name: "embed_flash", Kind: Int8, Offset: 4},
					{Name: "enabled_cpus_num", Kind: Int8, Offset: 5, Default: 4},
					{Name: "enabled_cpus_mask", Kind: Uint32, Offset: 8},
					{Name: "reserved", Kind: Bytes, Offset: 12, Length: 106},
				},
				Absent: []Absent{noNBatch, noUseCrossAttn},
			}},
		},
		Absent: []Absent{noIgnoreEOSToken},
	}

	resultB = &Struct{
		Name: "RKLLMResult", Size: 48,
		Fields: []Field{
			{Name: "text", Kind: String, Offset: 0},
			{Name: "token_id", Kind: Int32, Offset: 8},
			{Name: "last_hidden_layer", Kind: Inline, Offset: 16, Struct: hiddenLayer},
			{Name: "logits", Kind: Inline, Offset: 32, Struct: logits},
		},
		Absent: []Absent{{Name: "perf", Since: "1.2.1"}},
	}
)
