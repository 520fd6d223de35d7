package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/convert_arguments"
)

func TestConvertArguments(t *testing.T) {
	for _, c := range []struct {
		value string
		state generation.ReadState
		want  string
		ok    bool
	}{{"", generation.ReadMore, "", true}, {`{"a"`, generation.ReadMore, `{"a"`, true}, {`{"a"`, generation.ReadBroken, `{"a"`, true},
		{`{}`, generation.ReadDone, "{}", true}, {"nul", generation.ReadMore, "", true}, {"null", generation.ReadDone,
			"{}", true},
		{`"{\"a\"`, generation.ReadMore, "", true}, {`" {\"a\":1}"`, generation.ReadDone, `{"a":1}`, true},
		{`"{}x"`, generation.ReadDone, "{}x", false}, {`"1 "`, generation.ReadDone, "1", false},
		{`""`, generation.ReadDone, "", false}, {"[", generation.ReadMore, "", false}, {"12", generation.ReadDone, "",
			false}} {
		got, ok := convert_arguments.ConvertArguments(c.value, c.state)
		require.Equal(t, c.ok, ok, c.value)
		if ok {
			require.Equal(t, c.want, got, c.value)
		}
	}
}
