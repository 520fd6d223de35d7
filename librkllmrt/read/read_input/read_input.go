// Package read_input reads an RKLLMInput.
package read_input

import (
	"errors"
	"fmt"
	"slices"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read/copy_text"
	"rkllmd/librkllmrt/read/describe_context"
	"rkllmd/librkllmrt/read/read_media"
	"rkllmd/librkllmrt/read/read_rows"
	"rkllmd/rkllm"
)

// ReadInput copies an RKLLMInput out of the caller's memory and checks it against the model of h: the role, the token
// ids, the rows of embeddings, and before any of these is read their number. A prompt that cannot fit into the context
// is refused by its length: to make tokens of megabytes takes seconds, in which nothing could be aborted. A NULL or
// empty role is "user".
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0.
func ReadInput(h *librkllmrt.Handle, input unsafe.Pointer) (librkllmrt.Input, error) {
	if input == nil {
		return librkllmrt.Input{}, errors.New("rkllm_input is NULL; it must point to an RKLLMInput")
	}
	c := (*librkllmrt.CInput)(input)
	in := librkllmrt.Input{Type: c.InputType, EnableThinking: c.EnableThinking != 0}
	var err error
	if in.Role, err = copy_text.CopyText("role", c.Role); err != nil {
		return in, err
	}
	switch in.Role {
	case "":
		in.Role = "user"
	case "user", "tool":
	default:
		return in, fmt.Errorf("role is %.40q; it must be \"user\" or \"tool\"", in.Role)
	}
	switch {
	case c.InputType < rkllm.InputPrompt || c.InputType > rkllm.InputMultimodal:
		return in, fmt.Errorf("input_type is %d; it must be 0 (prompt), 1 (token), 2 (embed) or 3 (multimodal)",
			c.InputType)
	case c.InputType == rkllm.InputEmbed:
		in.Rows, err = read_rows.ReadRows(h, "embed_input.embed", c.Data, c.Count)
		return in, err
	case c.InputType != rkllm.InputToken && c.Data == nil:
		return in, errors.New("the prompt is NULL; it must be a text")
	case c.InputType != rkllm.InputToken:
		if in.Prompt, err = copy_text.CopyText("the prompt", c.Data); err != nil {
			return in, err
		}
		longest := max(1, h.Model.Facts.LongestToken)
		if least := (len(in.Prompt) + longest - 1) / longest; least > h.Param.MaxContextLen {
			return in, fmt.Errorf("the prompt has %d bytes, which is %d tokens at the least; %s",
				len(in.Prompt), least, describe_context.DescribeContext(h))
		}
		if c.InputType != rkllm.InputMultimodal {
			return in, nil
		}
		return in, read_media.ReadMedia(h, (*librkllmrt.CMultimodalInput)(unsafe.Pointer(&c.Data)), &in)
	case c.Data == nil || c.Count == 0:
		return in, fmt.Errorf("token_input has %d tokens at %#x; it must have at least one", c.Count, uintptr(c.Data))
	case c.Count > uint64(h.Param.MaxContextLen):
		return in, fmt.Errorf("token_input has %d tokens; %s", c.Count, describe_context.DescribeContext(h))
	}
	in.Tokens = slices.Clone(unsafe.Slice((*int32)(c.Data), c.Count))
	for i, token := range in.Tokens {
		if token < 0 || int(token) >= h.Model.VocabSize {
			return in, fmt.Errorf("token_input.input_ids[%d] is %d; this model's tokens are 0 to %d", i, token,
				h.Model.VocabSize-1)
		}
	}
	return in, nil
}
