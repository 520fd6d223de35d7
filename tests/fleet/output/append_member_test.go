package output_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/output/append_member"
)

func TestAppendMember(t *testing.T) {
	require.Equal(t, `[{"a":"\"<é"`, string(append_member.AppendMember([]byte("["), `{"a":`, `"<é`)))
}
