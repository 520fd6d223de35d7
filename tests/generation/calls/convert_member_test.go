package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/calls/convert_member"
)

func TestConvertMember(t *testing.T) {
	require.Equal(t, `"1"`, convert_member.ConvertMember("\n1\n", true))
	require.Equal(t, "1", convert_member.ConvertMember("\n 1\n", false))
	require.Equal(t, `"a <b\n"`, convert_member.ConvertMember("\na <b\n\n", false))
	require.Equal(t, `{"a": [1]}`, convert_member.ConvertMember(`{"a": [1]}`, false))
}
