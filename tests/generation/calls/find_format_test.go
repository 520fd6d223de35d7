package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/calls/find_format"
)

func TestFindFormat(t *testing.T) {
	require.Equal(t, "mistral", find_format.FindFormat("mistral").Name)
	require.Nil(t, find_format.FindFormat(""))
}
