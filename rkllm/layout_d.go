package rkllm

// LayoutD is generation D: librkllmrt 1.3.0, and the embedded runtime.
var LayoutD = &Layout{
	Generation:         "D",
	Versions:           []string{"1.3.0"},
	InitCallbackStruct: true,
	ClearKVCacheRanges: true,
	Batches:            true,

	CallState: CallState, InputType: InputType, InferMode: InferMode,

	Param: &Struct{
		Name: "RKLLMParam", Size: 184,
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
			{Name: "ignore_eos_token", Kind: Bool, Offset: 57},
			{Name: "is_async", Kind: Bool, Offset: 58},
			{Name: "extend_param", Kind: Inline, Offset: 60, Struct: extendParam},
			// Members of generations A to C. They go into the requests: rkllm.ImageMarkers.
			{Name: "img_start", Kind: Kept},
			{Name: "img_end", Kind: Kept},
			{Name: "img_content", Kind: Kept},
		},
	},

	Input: &Struct{
		Name: "RKLLMInput", Size: 160,
		Fields: []Field{
			{Name: "role", Kind: String, Offset: 0, DefaultText: &roleUser},
			{Name: "enable_thinking", Kind: Bool, Offset: 8},
			{Name: "input_type", Kind: Int32, Offset: 12, Enum: InputType},
			{Name: "prompt_input", Kind: String, Offset: 16},
			{Name: "embed_input", Kind: Inline, Offset: 16, Struct: embedInput},
			{Name: "token_input", Kind: Inline, Offset: 16, Struct: tokenInput},
			{Name: "multimodal_input", Kind: Inline, Offset: 16, Struct: &Struct{
				Name: "RKLLMMultiModalInput", Size: 144,
				Fields: []Field{
					{Name: "prompt", Kind: String, Offset: 0, Required: true},
					{Name: "image", Kind: Inline, Offset: 8, Struct: imageInput},
					{Name: "video", Kind: Inline, Offset: 72, Struct: videoInput},
					// The names of the generations before, in which these stand in multimodal_input itself.
					{Name: "image_embed", Kind: Floats, Offset: 8, Stacked: true, InsteadOf: "image",
						Counts: []string{"n_image", "n_image_tokens"}},
					{Name: "n_image_tokens", Kind: Size, Offset: 16, InsteadOf: "image"},
					{Name: "n_image", Kind: Size, Offset: 24, InsteadOf: "image"},
					{Name: "image_start", Kind: String, Offset: 32, InsteadOf: "image"},
					{Name: "image_end", Kind: String, Offset: 40, InsteadOf: "image"},
					{Name: "image_content", Kind: String, Offset: 48, InsteadOf: "image"},
					{Name: "image_width", Kind: Size, Offset: 56, InsteadOf: "image"},
					{Name: "image_height", Kind: Size, Offset: 64, InsteadOf: "image"},
				},
				OneOf: []string{"image", "image_embed", "video"},
			}},
		},
	},

	InferParam: &Struct{
		Name: "RKLLMInferParam", Size: 40,
		Fields: []Field{
			{Name: "mode", Kind: Int32, Offset: 0, Enum: InferMode},
			{Name: "lora_params", Kind: PointerTo, Offset: 8, Struct: loraParam},
			{Name: "prompt_cache_params", Kind: PointerTo, Offset: 16, Struct: promptCacheParam},
			{Name: "sampling_params", Kind: PointerTo, Offset: 24, Struct: &Struct{
				Name: "RKLLMSamplingParam", Size: 36, Inherits: true,
				Fields: []Field{
					{Name: "top_k", Kind: Int32, Offset: 0},
					{Name: "top_p", Kind: Float32, Offset: 4},
					{Name: "temperature", Kind: Float32, Offset: 8},
					{Name: "repeat_penalty", Kind: Float32, Offset: 12},
					{Name: "frequency_penalty", Kind: Float32, Offset: 16},
					{Name: "presence_penalty", Kind: Float32, Offset: 20},
					{Name: "mirostat", Kind: Int32, Offset: 24},
					{Name: "mirostat_tau", Kind: Float32, Offset: 28},
					{Name: "mirostat_eta", Kind: Float32, Offset: 32},
				},
			}},
			{Name: "keep_history", Kind: Int32, Offset: 32},
			{Name: "max_new_tokens", Kind: Int32, Offset: 36},
		},
	},

	LoraAdapter:    loraAdapter,
	CrossAttnParam: crossAttnParam,
	Result:         result,

	Callback: &Struct{
		Name: "RKLLMCallback", Size: 48,
		Fields: []Field{
			{Name: "result_callback", Kind: Pointer, Offset: 0},
			{Name: "result_userdata", Kind: Pointer, Offset: 8},
			{Name: "tokenizer_callback", Kind: Pointer, Offset: 16},
			{Name: "tokenizer_userdata", Kind: Pointer, Offset: 24},
			{Name: "embed_callback", Kind: Pointer, Offset: 32},
			{Name: "embed_userdata", Kind: Pointer, Offset: 40},
		},
	},
}

// The two nested structures of D's RKLLMMultiModalInput, which have no names in the header.
var (
	imageInput = &Struct{Name: "RKLLMMultiModalInput.image", Size: 64, Fields: []Field{
		{Name: "image_embed", Kind: Floats, Offset: 0, Stacked: true, Required: true,
			Counts: []string{"n_image", "n_image_tokens"}},
		{Name: "n_image_tokens", Kind: Size, Offset: 8},
		{Name: "n_image", Kind: Size, Offset: 16},
		{Name: "image_start", Kind: String, Offset: 24},
		{Name: "image_end", Kind: String, Offset: 32},
		{Name: "image_content", Kind: String, Offset: 40},
		{Name: "image_width", Kind: Size, Offset: 48},
		{Name: "image_height", Kind: Size, Offset: 56},
	}}
	videoInput = &Struct{Name: "RKLLMMultiModalInput.video", Size: 72, Fields: []Field{
		{Name: "video_embed", Kind: Floats, Offset: 0, Stacked: true, Required: true,
			Counts: []string{"n_video", "n_frame_per_video", "n_frame_tokens"}},
		{Name: "n_frame_tokens", Kind: Size, Offset: 8},
		{Name: "n_frame_per_video", Kind: Size, Offset: 16},
		{Name: "n_video", Kind: Size, Offset: 24},
		{Name: "video_start", Kind: String, Offset: 32},
		{Name: "video_end", Kind: String, Offset: 40},
		{Name: "video_content", Kind: String, Offset: 48},
		{Name: "frame_width", Kind: Size, Offset: 56},
		{Name: "frame_height", Kind: Size, Offset: 64},
	}}
)
