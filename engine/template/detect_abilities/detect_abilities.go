// Package detect_abilities finds out what a chat template can write.
package detect_abilities

import (
	"errors"
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/template"
)

// DetectAbilities writes a few short conversations by write, which a chat template stands behind, and returns what of
// them that has written. A template that refuses one of them by itself (raise_exception) cannot do that, and can be
// run.
//
// **Runs on:** any thread that may wait. The error says why the template cannot be run at all.
func DetectAbilities(write func(engine.Chat) (engine.Prompt, error)) (abilities engine.Abilities, err error) {
	question := engine.Message{Role: "user", Content: template.ProbeText + "1"}
	answer := engine.Message{Role: "assistant", Content: template.ProbeText + "2"}
	chat := engine.Chat{Messages: []engine.Message{question}, AddAssistant: true}
	plain, err := write(chat)
	if err != nil && !errors.Is(err, engine.ErrTemplateRaised) {
		return abilities, err
	}
	chat.EnableThinking = true
	thinking, _ := write(chat)
	abilities.Thinking = thinking.Text != plain.Text

	calls := engine.Message{Role: "assistant", NoContent: true, ToolCalls: []engine.ToolCall{
		{ID: "probecall1", Name: template.ProbeText + "a", Arguments: "{}"},
		{ID: "probecall2", Name: template.ProbeText + "b", Arguments: "{}"}}}
	for _, probe := range []struct {
		able     *bool
		messages []engine.Message
		tools    string
		words    []string // that are written
	}{
		{&abilities.System, []engine.Message{{Role: "system", Content: template.ProbeText + "0"}, question}, "",
			[]string{"0", "1"}},
		{&abilities.Turns, []engine.Message{question, answer, question}, "", []string{"1", "2"}},
		{&abilities.Tools, []engine.Message{question}, template.ProbeTools, []string{"1", "f"}},
		{&abilities.ParallelCalls, []engine.Message{question, calls,
			{Role: "tool", Content: template.ProbeText + "3", ToolCallID: "probecall1"},
			{Role: "tool", Content: template.ProbeText + "4", ToolCallID: "probecall2"}}, template.ProbeTools,
			[]string{"a", "b", "3", "4"}},
	} {
		chat.Messages, chat.Tools = probe.messages, probe.tools
		written, err := write(chat)
		*probe.able = err == nil
		for _, word := range probe.words {
			*probe.able = *probe.able && strings.Contains(written.Text, template.ProbeText+word)
		}
	}
	return abilities, nil
}
