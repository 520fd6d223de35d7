#include "../conformance_types/conformance_types.h"

/* Writes down a multimodal input, a part of the input that the view is of. */
void conformance_multimodal(struct conformance_view *view, const RKLLMMultiModalInput *input)
{
	char name[64];
	struct conformance_view inner = *view;
	size_t tokens;

	snprintf(name, sizeof(name), "%s.multimodal_input", view->name);
	inner.name = name;
	CONFORMANCE_MEMBER(&inner, input, prompt);
#if RKLLM_AGE >= RKLLM_AGE_D
	tokens = input->image.n_image * input->image.n_image_tokens;
	conformance_array(&inner, "image.image_embed", &input->image.image_embed, tokens * CONFORMANCE_WIDTH, 'f');
	CONFORMANCE_MEMBER(&inner, input, image.n_image_tokens);
	CONFORMANCE_MEMBER(&inner, input, image.n_image);
	CONFORMANCE_MEMBER(&inner, input, image.image_start);
	CONFORMANCE_MEMBER(&inner, input, image.image_end);
	CONFORMANCE_MEMBER(&inner, input, image.image_content);
	CONFORMANCE_MEMBER(&inner, input, image.image_width);
	CONFORMANCE_MEMBER(&inner, input, image.image_height);
	tokens = input->video.n_video * input->video.n_frame_per_video * input->video.n_frame_tokens;
	conformance_array(&inner, "video.video_embed", &input->video.video_embed, tokens * CONFORMANCE_WIDTH, 'f');
	CONFORMANCE_MEMBER(&inner, input, video.n_frame_tokens);
	CONFORMANCE_MEMBER(&inner, input, video.n_frame_per_video);
	CONFORMANCE_MEMBER(&inner, input, video.n_video);
	CONFORMANCE_MEMBER(&inner, input, video.video_start);
	CONFORMANCE_MEMBER(&inner, input, video.video_end);
	CONFORMANCE_MEMBER(&inner, input, video.video_content);
	CONFORMANCE_MEMBER(&inner, input, video.frame_width);
	CONFORMANCE_MEMBER(&inner, input, video.frame_height);
#else
	tokens = input->n_image_tokens;
#if RKLLM_AGE >= RKLLM_AGE_b
	tokens *= input->n_image;
#endif
	conformance_array(&inner, "image_embed", &input->image_embed, tokens * CONFORMANCE_WIDTH, 'f');
	CONFORMANCE_MEMBER(&inner, input, n_image_tokens);
#if RKLLM_AGE >= RKLLM_AGE_b
	CONFORMANCE_MEMBER(&inner, input, n_image);
	CONFORMANCE_MEMBER(&inner, input, image_width);
	CONFORMANCE_MEMBER(&inner, input, image_height);
#endif
#endif
	memcpy(view->seen, inner.seen, sizeof(view->seen));
}
