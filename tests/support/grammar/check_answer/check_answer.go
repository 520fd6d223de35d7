// Package check_answer compares an answer with its schema.
package check_answer

import (
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// CheckAnswer tells what is wrong with an answer, as a validator sees it that others have written, formats included.
func CheckAnswer(schema, answer string) error {
	document, err := jsonschema.UnmarshalJSON(strings.NewReader(schema))
	if err != nil {
		return err
	}
	c := jsonschema.NewCompiler()
	c.AssertFormat()
	if err := c.AddResource("schema.json", document); err != nil {
		return err
	}
	compiled, err := c.Compile("schema.json")
	if err != nil {
		return err
	}
	value, err := jsonschema.UnmarshalJSON(strings.NewReader(answer))
	if err != nil {
		return err
	}
	return compiled.Validate(value)
}
