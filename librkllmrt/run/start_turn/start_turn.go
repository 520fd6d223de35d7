// Package start_turn prepares one input of a run.
package start_turn

import (
	"errors"
	"fmt"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/count_kept"
	"rkllmd/librkllmrt/prompt/build_prompt"
	"rkllmd/librkllmrt/prompt/resume_turn"
	"rkllmd/librkllmrt/prompt/truncate_conversation"
	"rkllmd/librkllmrt/read/describe_context"
	"rkllmd/librkllmrt/read/read_input"
)

// StartTurn makes lane's turn of run, which joins run.Turns: it copies and checks the RKLLMInput at input, makes the
// tokens of it, and sees to it that they fit into the context.
//
// **Runs on:** any thread. **Holds:** Busy. Errors say what is wrong with the input.
func StartTurn(h *librkllmrt.Handle, run *librkllmrt.Run, lane *librkllmrt.Lane, input unsafe.Pointer) error {
	in, err := read_input.ReadInput(h, input)
	if err != nil {
		return err
	}
	run.Turns = append(run.Turns, librkllmrt.Turn{Lane: lane, Row: -1, Next: -1, EndedBy: -1, Held: []byte{}})
	turn := &run.Turns[len(run.Turns)-1]
	if err = build_prompt.BuildPrompt(h, run, turn, in); err != nil {
		return err
	}
	resume_turn.ResumeTurn(run, turn, in)
	turn.Keep = count_kept.CountKept(h, turn)
	if err = truncate_conversation.TruncateConversation(h, turn); err != nil {
		return err
	}
	switch {
	case turn.New == 0:
		return errors.New("the prompt is empty")
	case turn.Prompt > h.Param.MaxContextLen && turn.New < turn.Prompt:
		return fmt.Errorf("the conversation has %d tokens with the %d of this prompt; %s (rkllm_clear_kv_cache "+
			"starts a new one)",
			turn.Prompt, turn.New, describe_context.DescribeContext(h))
	case turn.Prompt > h.Param.MaxContextLen:
		return fmt.Errorf("the prompt has %d tokens; %s", turn.Prompt, describe_context.DescribeContext(h))
	}
	return nil
}
