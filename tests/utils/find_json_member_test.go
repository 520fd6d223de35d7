package utils_test

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/utils/find_json_member"
)

func TestFindJSONMember(t *testing.T) {
	for _, test := range []struct {
		path, name string
		declared   any
	}{
		{"parameters.temperature", "parameters.temperature", float32(0)},
		{"Input.prompt", "prompt", ""},
		{"Input.Members.thinking", "thinking", false},
		{"parameters", "parameters", stream.Parameters{}},
	} {
		name, declared := find_json_member.FindJSONMember(reflect.TypeOf(&stream.Config{}), test.path)
		require.Equal(t, test.name, name)
		require.Equal(t, reflect.TypeOf(test.declared), declared)
	}
}
