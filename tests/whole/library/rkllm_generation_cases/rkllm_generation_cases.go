// Package rkllm_generation_cases is a table of cases.
package rkllm_generation_cases

// Case is a member of a request that not all generations of the library have.
type Case struct {
	Argument, Format string // Format is the argument's JSON with the member's value left out
	Member           string // its path
	Value            string // which older generations refuse
	Same             string // which they ignore, as it says no more than leaving it out; "": none but null
	Since            string // the version that has it
	First            int    // the generation that has it, by index of rkllm.Layouts
	Reason           string // what the error says behind the version
}

// RkllmGenerationCases returns a case for every member that some generation lacks.
func RkllmGenerationCases() []Case {
	const model, extend, prompt = `{"model_path":"/m",`, `{"model_path":"/m","extend_param":{`, `{"prompt_input":"x",`
	const flat = `{"multimodal_input":{"prompt":"<image>","image_embed":[1,2],"n_image_tokens":1,"n_image":1,`
	const nested = `{"multimodal_input":{"prompt":"<image>","image":{"image_embed":[1,2],"n_image_tokens":1,"n_image":1,`
	const video = `{"video_embed":[1],"n_video":1,"n_frame_per_video":1,"n_frame_tokens":1}`
	const multimodal = "rkllm_input.multimodal_input."
	const input, infer, marker = "rkllm_input", "rkllm_infer_params",
		": before it, the markers are given to rkllm.init, this one as param.img_"
	return []Case{
		{"param", model + `"n_keep":%s}`, "param.n_keep", "5", "-1", "1.2.0", 1, ""},
		{"param", model + `"ignore_eos_token":%s}`, "param.ignore_eos_token", "true", "false", "1.3.0", 4, ""},
		{"param", extend + `"embed_flash":%s}}`, "param.extend_param.embed_flash", "1", "0", "1.2.0", 1, ""},
		{"param", extend + `"enabled_cpus_num":%s}}`, "param.extend_param.enabled_cpus_num", "2", "4", "1.2.0", 1, ""},
		{"param", extend + `"enabled_cpus_mask":%s}}`, "param.extend_param.enabled_cpus_mask", "240", "0", "1.2.0", 1,
			""},
		{"param", extend + `"n_batch":%s}}`, "param.extend_param.n_batch", "2", "1", "1.2.1", 3,
			": before it, a run has one input"},
		{"param", extend + `"use_cross_attn":%s}}`, "param.extend_param.use_cross_attn", "1", "0", "1.2.1", 3, ""},
		{input, prompt + `"role":%s}`, "rkllm_input.role", `"tool"`, `"user"`, "1.2.1", 3,
			": before it, every prompt is the user's"},
		{input, prompt + `"enable_thinking":%s}`, "rkllm_input.enable_thinking", "true", "false", "1.2.1", 3, ""},
		{input, `{"multimodal_input":{"prompt":"<image>","image_embed":[1,2],"n_image_tokens":1,"n_image":%s}}`,
			multimodal + "n_image", "2", "1", "1.2.1b1", 2,
			": before it, a request has one image"},
		{input, flat + `"image_width":%s}}`, multimodal + "image_width", "7", "0", "1.2.1b1", 2, ""},
		{input, nested + `"image_height":%s}}}`, multimodal + "image.image_height", "7", "0", "1.2.1b1", 2, ""},
		{input, flat + `"image_start":%s}}`, multimodal + "image_start", `"<s>"`, `""`, "1.3.0", 4, marker + "start"},
		{input, nested + `"image_end":%s}}}`, multimodal + "image.image_end", `"<e>"`, `""`, "1.3.0", 4, marker +
			"end"},
		{input, nested + `"image_content":%s}}}`, multimodal + "image.image_content", `"<c>"`, `""`, "1.3.0", 4,
			marker + "content"},
		{input, flat + `"video":%s}}`, multimodal + "video", video, "", "1.3.0", 4, ""},
		{infer, `{"keep_history":%s}`, "rkllm_infer_params.keep_history", "1", "0", "1.2.0", 1,
			": before it, every run stands alone"},
		{infer, `{"sampling_params":%s}`, "rkllm_infer_params.sampling_params", `{"top_k":1}`, "", "1.3.0", 4,
			": before it, sampling is fixed by rkllm.init"},
		{infer, `{"max_new_tokens":%s}`, "rkllm_infer_params.max_new_tokens", "5", "0", "1.3.0", 4,
			": before it, max_new_tokens is fixed by rkllm.init"},
	}
}
