// Package render_template writes a conversation by a model's own chat template.
package render_template

import (
	"errors"
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/template/bind_clock"
	"rkllmd/engine/template/create_template_values"
	"rkllmd/engine/template/set_contents"
	"rkllmd/jinja"
	"rkllmd/jinja/render_at"
	"rkllmd/jinja/render_template"
)

// RenderTemplate runs a chat template, a model's own (engine.Facts.ChatTemplate), and returns what it writes, ready to
// be tokenized. What comes from the messages, the tools and the other values is content, wherever the template puts it
// and whatever it does to it. A template that cannot be run with a message that has calls and no content is run with an
// empty one.
//
// A template is a program that somebody else wrote: it can read no file, and jinja.DefaultLimits hold it.
//
// **Runs on:** any thread that may wait. It takes a fraction of a millisecond, a tenth of a second at the very most.
// The error says why the template cannot be run, or what it says itself by raise_exception (engine.ErrTemplateRaised).
func RenderTemplate(t *jinja.Template, chat engine.Chat) (engine.Prompt, error) {
	values, err := create_template_values.CreateTemplateValues(chat)
	if err != nil {
		return engine.Prompt{}, err
	}
	var text jinja.Text
	if chat.Now.IsZero() {
		text, err = render_template.RenderTemplate(t, values, jinja.DefaultLimits)
	} else {
		text, err = render_at.RenderAt(t, values, jinja.DefaultLimits, bind_clock.BindClock(chat.Now))
	}
	var failure *jinja.Error
	switch {
	case errors.As(err, &failure) && failure.Raised:
		return engine.Prompt{}, fmt.Errorf("the chat template cannot write this: %w: %s", engine.ErrTemplateRaised,
			failure.Reason)
	case err != nil:
		if set, some := set_contents.SetContents(chat.Messages); some {
			chat.Messages = set
			return RenderTemplate(t, chat)
		}
		return engine.Prompt{}, fmt.Errorf("the chat template cannot write this: %w", err)
	}
	prompt := engine.Prompt{Text: text.String}
	switch text.Mark {
	case jinja.FromValue:
		prompt.Content = []engine.Span{{From: 0, To: len(text.String)}}
	case jinja.Mixed:
		for _, span := range text.Spans {
			prompt.Content = append(prompt.Content, engine.Span{From: span.Start, To: span.End})
		}
	}
	return prompt, nil
}
