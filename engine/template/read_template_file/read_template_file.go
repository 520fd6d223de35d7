// Package read_template_file reads a chat template that an operator gives.
package read_template_file

import (
	"fmt"
	"io"
	"os"

	"rkllmd/engine"
	"rkllmd/jinja"
	"rkllmd/jinja/parse_template"
)

// ReadTemplateFile returns the chat template that stands in the file at path.
//
// **Runs on:** any thread that may wait. Errors: the file cannot be read, or what stands in it is no template.
func ReadTemplateFile(path string) (*engine.ParsedTemplate, error) {
	var source []byte
	file, err := os.Open(path)
	if err == nil {
		defer file.Close()
		source, err = io.ReadAll(io.LimitReader(file, jinja.MaxSource+1))
	}
	parsed := &engine.ParsedTemplate{Source: string(source)}
	if err == nil {
		parsed.Template, err = parse_template.ParseTemplate(parsed.Source)
	}
	if err != nil {
		return nil, fmt.Errorf("the chat template of %s cannot be used: %w", path, err)
	}
	return parsed, nil
}
