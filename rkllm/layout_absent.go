package rkllm

// Members that several generations lack.
var (
	noIgnoreEOSToken = Absent{Name: "ignore_eos_token", Since: "1.3.0", Same: []string{"false"}}

	noNBatch = Absent{Name: "n_batch", Since: "1.2.1", Reason: "before it, a run has one input",
		Same: []string{"0", "1"}}
	noUseCrossAttn = Absent{Name: "use_cross_attn", Since: "1.2.1", Same: []string{"0"}}

	noRole = Absent{Name: "role", Since: "1.2.1", Reason: "before it, every prompt is the user's",
		Same: []string{`"user"`, `""`}}
	noEnableThinking = Absent{Name: "enable_thinking", Since: "1.2.1", Same: []string{"false"}}

	noSamplingParams = Absent{Name: "sampling_params", Since: "1.3.0",
		Reason: "before it, sampling is fixed by rkllm.init"}
	noMaxNewTokens = Absent{Name: "max_new_tokens", Since: "1.3.0",
		Reason: "before it, max_new_tokens is fixed by rkllm.init", Same: []string{"0", "-1"}}

	noNImage = Absent{Name: "n_image", Since: "1.2.1b1", Reason: "before it, a request has one image",
		Same: []string{"0", "1"}}
	noImageWidth  = Absent{Name: "image_width", Since: "1.2.1b1", Same: []string{"0"}}
	noImageHeight = Absent{Name: "image_height", Since: "1.2.1b1", Same: []string{"0"}}
	noImageStart  = Absent{Name: "image_start", Since: "1.3.0",
		Reason: "before it, the markers are given to rkllm.init, this one as param.img_start", Same: []string{`""`}}
	noImageEnd = Absent{Name: "image_end", Since: "1.3.0",
		Reason: "before it, the markers are given to rkllm.init, this one as param.img_end", Same: []string{`""`}}
	noImageContent = Absent{Name: "image_content", Since: "1.3.0",
		Reason: "before it, the markers are given to rkllm.init, this one as param.img_content", Same: []string{`""`}}
	noVideo = Absent{Name: "video", Since: "1.3.0"}
)
