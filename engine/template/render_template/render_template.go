// Package render_template writes a conversation by a model's own chat template.
package render_template

import (
	"fmt"
	"reflect"
	"unsafe"

	"github.com/nikolalohinski/gonja/v2/config"
	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/nikolalohinski/gonja/v2/loaders"

	"rkllmd/engine"
	"rkllmd/engine/template"
	"rkllmd/engine/template/check_template"
	"rkllmd/engine/template/create_template_environment"
	"rkllmd/engine/template/create_template_values"
	"rkllmd/engine/template/describe_template_error"
	"rkllmd/engine/template/meter_nodes"
)

// RenderTemplate runs a chat template in Jinja, a model's own (engine.Facts.ChatTemplate), and returns the text that it
// writes, ready to be tokenized with special tokens. Blanks around statements are left out as in the programs that
// templates are written for (trim_blocks and lstrip_blocks).
//
// A template is a program that somebody else wrote: it can read no file, and the bounds in engine/template.go hold it.
// Every node whose work depends on values is charged before it is run (meter_nodes), so that the work is bounded
// however loops, macros and texts are put together.
//
// **Runs on:** any thread that may wait. It takes a fraction of a millisecond, some seconds at the very most. The error
// says why the template cannot be run, or what it says itself by raise_exception.
func RenderTemplate(source string, chat engine.Chat) (prompt engine.Prompt, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			prompt, err = engine.Prompt{}, fmt.Errorf("the chat template cannot write this: %w",
				describe_template_error.DescribeTemplateError(nil, thrown))
		}
	}()
	c := config.New()
	c.TrimBlocks, c.LeftStripBlocks = true, true
	if err = check_template.CheckTemplate(source, c); err != nil {
		return engine.Prompt{}, fmt.Errorf("the chat template is not supported: %w", err)
	}
	values, err := create_template_values.CreateTemplateValues(chat)
	if err != nil {
		return engine.Prompt{}, err
	}
	const name = "/chat" // its only file
	loader, err := loaders.NewMemoryLoader(map[string]string{name: source})
	if err != nil {
		return engine.Prompt{}, err
	}
	meter := &template.Meter{Left: engine.TemplateWork}
	parsed, err := exec.NewTemplate(name, c, loader, create_template_environment.CreateTemplateEnvironment(meter,
		chat.Now))
	if err == nil {
		_, err = meter_nodes.MeterNodes(reflect.ValueOf(parsed.Root()), map[unsafe.Pointer]bool{})
	}
	if err != nil {
		return engine.Prompt{}, fmt.Errorf("the chat template is not supported: %w", describe_template_error.DescribeTemplateError(
			err, nil))
	}
	text, err := parsed.ExecuteToString(values)
	if err != nil {
		return engine.Prompt{}, fmt.Errorf("the chat template cannot write this: %w", describe_template_error.DescribeTemplateError(
			err, nil))
	}
	if len(text) > engine.TemplateText {
		return engine.Prompt{}, fmt.Errorf("the chat template writes %d bytes; at most %d are supported", len(text),
			engine.TemplateText)
	}
	return engine.Prompt{Text: text}, nil
}
