package rkllm

// The multimodal input before generation D: the image's members are its own. They are also accepted in D's spelling,
// inside a member image, which is only a second name for them.
var (
	// A, B
	oneImage = &Struct{
		Name: "RKLLMMultiModelInput", Size: 24,
		Fields: []Field{
			{Name: "prompt", Kind: String, Offset: 0, Required: true},
			{Name: "image_embed", Kind: Floats, Offset: 8, Stacked: true, Counts: []string{"n_image_tokens"}},
			{Name: "n_image_tokens", Kind: Size, Offset: 16},
			{Name: "image", Kind: Inline, Offset: 8, InsteadOf: "image_embed", Struct: &Struct{
				Name: "RKLLMMultiModelInput.image", Size: 16,
				Fields: []Field{
					{Name: "image_embed", Kind: Floats, Offset: 0, Stacked: true, Required: true,
						Counts: []string{"n_image_tokens"}},
					{Name: "n_image_tokens", Kind: Size, Offset: 8},
				},
				Absent: []Absent{noNImage, noImageStart, noImageEnd, noImageContent, noImageWidth, noImageHeight},
			}},
		},
		OneOf:  []string{"image_embed", "image"},
		Absent: []Absent{noNImage, noImageStart, noImageEnd, noImageContent, noImageWidth, noImageHeight, noVideo},
	}

	// b, C
	flatImage = &Struct{
		Name: "RKLLMMultiModelInput", Size: 48,
		Fields: []Field{
			{Name: "prompt", Kind: String, Offset: 0, Required: true},
			{Name: "image_embed", Kind: Floats, Offset: 8, Stacked: true,
				Counts: []string{"n_image", "n_image_tokens"}},
			{Name: "n_image_tokens", Kind: Size, Offset: 16},
			{Name: "n_image", Kind: Size, Offset: 24},
			{Name: "image_width", Kind: Size, Offset: 32},
			{Name: "image_height", Kind: Size, Offset: 40},
			{Name: "image", Kind: Inline, Offset: 8, InsteadOf: "image_embed", Struct: &Struct{
				Name: "RKLLMMultiModelInput.image", Size: 40,
				Fields: []Field{
					{Name: "image_embed", Kind: Floats, Offset: 0, Stacked: true, Required: true,
						Counts: []string{"n_image", "n_image_tokens"}},
					{Name: "n_image_tokens", Kind: Size, Offset: 8},
					{Name: "n_image", Kind: Size, Offset: 16},
					{Name: "image_width", Kind: Size, Offset: 24},
					{Name: "image_height", Kind: Size, Offset: 32},
				},
				Absent: []Absent{noImageStart, noImageEnd, noImageContent},
			}},
		},
		OneOf:  []string{"image_embed", "image"},
		Absent: []Absent{noImageStart, noImageEnd, noImageContent, noVideo},
	}
)
