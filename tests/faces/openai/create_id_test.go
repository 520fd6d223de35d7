package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai/create_id"
)

func TestCreateID(t *testing.T) {
	first, second := create_id.CreateID("chatcmpl-"), create_id.CreateID("chatcmpl-")
	require.Regexp(t, `^chatcmpl-[A-Za-z0-9]{24}$`, first)
	require.NotEqual(t, first, second)
}
