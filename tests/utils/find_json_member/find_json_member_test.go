package find_json_member_test

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/utils/find_json_member"
)

func TestFindJSONMember(t *testing.T) {
	for _, test := range []struct {
		path, name string
		declared   any
	}{
		{"parameters.temperature", "parameters.temperature", float32(0)},
		{"Input.prompt", "prompt", ""},
		{"Input.messages", "messages", []completion.Turn{}},
		{"Input.messages.role", "messages.role", ""},
		{"parameters", "parameters", completion.Parameters{}},
	} {
		name, declared := find_json_member.FindJSONMember(reflect.TypeOf(&completion.Config{}), test.path)
		require.Equal(t, test.name, name)
		require.Equal(t, reflect.TypeOf(test.declared), declared)
	}
}
