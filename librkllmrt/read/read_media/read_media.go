// Package read_media reads images and videos.
package read_media

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read/copy_text"
	"rkllmd/librkllmrt/read/read_rows"
)

// ReadMedia copies the images and videos of an RKLLMMultiModalInput out of the caller's memory into in, whose Prompt
// has been read. Each stands in the prompt as librkllmrt.MediaMarks has it, and is as many rows of embeddings as the
// others of its kind. The texts before and after it may be NULL; image_content and video_content have no effect,
// because the rows stand in their place, nor have the sizes in pixels.
//
// **Runs on:** any thread. Errors: their number is not that of their places in the prompt, or read_rows'. Follows the
// header of RKLLM 1.3.0.
func ReadMedia(h *librkllmrt.Handle, c *librkllmrt.CMultimodalInput, in *librkllmrt.Input) error {
	limit := uint64(h.Param.MaxContextLen) + 1
	frames := min(c.Video.NFrameTokens, limit) * min(c.Video.NFrames, limit)
	for kind, given := range []struct {
		name, count string
		rows, n     uint64
	}{{"image_embed", "n_image", c.Image.NTokens, c.Image.N}, {"video_embed", "n_video", frames, c.Video.N}} {
		embed, start, end := c.Image.Embed, c.Image.Start, c.Image.End
		if kind == 1 {
			embed, start, end = c.Video.Embed, c.Video.Start, c.Video.End
		}
		mark := librkllmrt.MediaMarks[kind]
		if places := strings.Count(in.Prompt, mark); uint64(places) != given.n {
			return fmt.Errorf("the prompt has %d %s, but %s is %d: each needs its place", places, mark, given.count,
				given.n)
		}
		if given.n == 0 {
			continue
		}
		rows, err := read_rows.ReadRows(h, given.name, embed, min(given.n, limit)*min(given.rows, limit))
		if err != nil {
			return err
		}
		in.Rows = slices.Concat(in.Rows, rows)
		media := librkllmrt.Media{Count: int(given.n), Rows: int(given.rows)}
		var err1, err2 error
		media.Start, err1 = copy_text.CopyText(given.name+"'s start", start)
		media.End, err2 = copy_text.CopyText(given.name+"'s end", end)
		if err = errors.Join(err1, err2); err != nil {
			return err
		}
		in.Media[kind] = media
	}
	if in.Rows == nil {
		return errors.New("multimodal_input has neither images nor videos; a text alone is a prompt_input")
	}
	return nil
}
