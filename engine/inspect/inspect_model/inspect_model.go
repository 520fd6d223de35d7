// Package inspect_model says what a model file holds, as text.
package inspect_model

import (
	"encoding/json"
	"strings"

	"rkllmd/engine/inspect/describe_model"
	"rkllmd/engine/inspect/format_description"
	"rkllmd/engine/memory/read_available_memory"
)

// InspectModel describes the model at path (describe_model) for people, for programs as a JSON object where form is
// "json", or returns its chat template where form is "template", "" when it has none. The memory is that of this
// machine.
//
// **Runs on:** any thread.
func InspectModel(path string, context, sequences int, form string) (string, error) {
	d, err := describe_model.DescribeModel(path, context, sequences, read_available_memory.ReadAvailableMemory("/"))
	switch {
	case err != nil:
		return "", err
	case form == "template":
		return d.ChatTemplate, nil
	case form == "json":
		var text strings.Builder
		encoder := json.NewEncoder(&text)
		encoder.SetEscapeHTML(false) // special tokens have brackets
		encoder.SetIndent("", "  ")
		err = encoder.Encode(d)
		return text.String(), err
	}
	return format_description.FormatDescription(&d), nil
}
