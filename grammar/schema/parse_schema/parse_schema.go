// Package parse_schema reads a JSON Schema.
package parse_schema

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/read_value"
)

// ParseSchema reads a JSON Schema: an object, true or false.
//
// **Runs on:** any thread.
func ParseSchema(text []byte) (any, error) {
	if len(text) > grammar.MaxSource {
		return nil, fmt.Errorf("it has %d bytes, of at most %d", len(text), grammar.MaxSource)
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	v, err := read_value.ReadValue(d, 0)
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return nil, errors.New("it is no JSON: it ends too early")
	}
	if err != nil {
		return nil, fmt.Errorf("it is no JSON: %w", err)
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, errors.New("something stands behind its end")
	}
	switch v.(type) {
	case *grammar.Object, bool:
		return v, nil
	}
	return nil, errors.New("a schema is an object, true or false")
}
