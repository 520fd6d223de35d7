// Package rkllm_layout_facts holds what compilers say about the vendor's headers.
package rkllm_layout_facts

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/project_path"
)

// Generation is one generation of the C API.
type Generation struct {
	Versions  []string
	Functions map[string][]string         // names of their arguments
	Enums     map[string]map[string]int32 // all have 4 bytes
	Structs   map[string]Struct
}

// Struct is a structure. A structure without a name of its own is a member of its parent, with members "image.n_image".
type Struct struct {
	Size   uintptr
	Fields map[string]Field
}

// Field is a member of a structure.
type Field struct {
	Offset, Size uintptr
	Type         string // as the header spells it
}

// RkllmLayoutFacts returns the facts about each generation, from facts.json: names, numbers, sizes and offsets as a C++
// compiler gives them for the headers of 1.1.4 (A), 1.2.0 (B), 1.2.1b1 (b), 1.2.1 (C) and 1.3.0 (D), on x86-64 and
// aarch64 alike.
func RkllmLayoutFacts(t testing.TB) (facts map[string]Generation) {
	text, err := os.ReadFile(project_path.ProjectPath(t, "tests/whole/library/rkllm_layout_facts/facts.json"))
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(text, &facts))
	return facts
}
