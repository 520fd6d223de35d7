package rkllm

// roleUser is RKLLMInput.role where it is left out.
var roleUser = "user"

// Structures that are the same in several generations: where the comment says nothing, in all that have them.
var (
	// C, D
	extendParam = &Struct{Name: "RKLLMExtendParam", Size: 120, Fields: []Field{
		{Name: "base_domain_id", Kind: Int32, Offset: 0},
		{Name: "embed_flash", Kind: Int8, Offset: 4},
		{Name: "enabled_cpus_num", Kind: Int8, Offset: 5, Default: 4},
		{Name: "enabled_cpus_mask", Kind: Uint32, Offset: 8},
		{Name: "n_batch", Kind: Uint8, Offset: 12, Default: 1},
		{Name: "use_cross_attn", Kind: Int8, Offset: 13},
		{Name: "reserved", Kind: Bytes, Offset: 14, Length: 104},
	}}

	embedInput = &Struct{Name: "RKLLMEmbedInput", Size: 16, Fields: []Field{
		{Name: "embed", Kind: Floats, Offset: 0, Required: true, Counts: []string{"n_tokens"}},
		{Name: "n_tokens", Kind: Size, Offset: 8},
	}}

	tokenInput = &Struct{Name: "RKLLMTokenInput", Size: 16, Fields: []Field{
		{Name: "input_ids", Kind: Int32s, Offset: 0, Required: true, Counts: []string{"n_tokens"}, Exact: true},
		{Name: "n_tokens", Kind: Size, Offset: 8},
	}}

	loraAdapter = &Struct{Name: "RKLLMLoraAdapter", Size: 24, Fields: []Field{
		{Name: "lora_adapter_path", Kind: String, Offset: 0, Path: PathRead, Required: true},
		{Name: "lora_adapter_name", Kind: String, Offset: 8, Required: true},
		{Name: "scale", Kind: Float32, Offset: 16, Default: 1},
	}}

	loraParam = &Struct{Name: "RKLLMLoraParam", Size: 8, Fields: []Field{
		{Name: "lora_adapter_name", Kind: String, Offset: 0, Required: true},
	}}

	promptCacheParam = &Struct{Name: "RKLLMPromptCacheParam", Size: 16, Fields: []Field{
		{Name: "save_prompt_cache", Kind: Int32, Offset: 0},
		{Name: "prompt_cache_path", Kind: String, Offset: 8, Path: PathWrite, Required: true},
	}}

	crossAttnParam = &Struct{Name: "RKLLMCrossAttnParam", Size: 40, Fields: []Field{
		{Name: "encoder_k_cache", Kind: Floats, Offset: 0, Required: true, Counts: []string{"num_tokens"}},
		{Name: "encoder_v_cache", Kind: Floats, Offset: 8, Required: true, Counts: []string{"num_tokens"}},
		{Name: "encoder_mask", Kind: Floats, Offset: 16, Required: true, Counts: []string{"num_tokens"}, Exact: true},
		{Name: "encoder_pos", Kind: Int32s, Offset: 24, Required: true, Counts: []string{"num_tokens"}, Exact: true},
		{Name: "num_tokens", Kind: Int32, Offset: 32, Required: true},
	}}

	// B, b, C
	inferParam = &Struct{
		Name: "RKLLMInferParam", Size: 32,
		Fields: []Field{
			{Name: "mode", Kind: Int32, Offset: 0, Enum: InferMode},
			{Name: "lora_params", Kind: PointerTo, Offset: 8, Struct: loraParam},
			{Name: "prompt_cache_params", Kind: PointerTo, Offset: 16, Struct: promptCacheParam},
			{Name: "keep_history", Kind: Int32, Offset: 24},
		},
		Absent: []Absent{noSamplingParams, noMaxNewTokens},
	}

	hiddenLayer = &Struct{Name: "RKLLMResultLastHiddenLayer", Size: 16, Fields: []Field{
		{Name: "hidden_states", Kind: Floats, Offset: 0, Counts: []string{"num_tokens", "embd_size"}, Exact: true},
		{Name: "embd_size", Kind: Int32, Offset: 8},
		{Name: "num_tokens", Kind: Int32, Offset: 12},
	}}

	logits = &Struct{Name: "RKLLMResultLogits", Size: 16, Fields: []Field{
		{Name: "logits", Kind: Floats, Offset: 0, Counts: []string{"num_tokens", "vocab_size"}, Exact: true},
		{Name: "vocab_size", Kind: Int32, Offset: 8},
		{Name: "num_tokens", Kind: Int32, Offset: 12},
	}}

	// C, D
	result = &Struct{Name: "RKLLMResult", Size: 72, Fields: []Field{
		{Name: "text", Kind: String, Offset: 0},
		{Name: "token_id", Kind: Int32, Offset: 8},
		{Name: "last_hidden_layer", Kind: Inline, Offset: 16, Struct: hiddenLayer},
		{Name: "logits", Kind: Inline, Offset: 32, Struct: logits},
		{Name: "perf", Kind: Inline, Offset: 48, Struct: &Struct{
			Name: "RKLLMPerfStat", Size: 20, Fields: []Field{
				{Name: "prefill_time_ms", Kind: Float32, Offset: 0},
				{Name: "prefill_tokens", Kind: Int32, Offset: 4},
				{Name: "generate_time_ms", Kind: Float32, Offset: 8},
				{Name: "generate_tokens", Kind: Int32, Offset: 12},
				{Name: "memory_usage_mb", Kind: Float32, Offset: 16},
			}}},
	}}
)
