package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream/set_given"
)

func TestSetGiven(t *testing.T) {
	to, given := 1, 2
	set_given.SetGiven(&to, nil)
	require.Equal(t, 1, to)
	set_given.SetGiven(&to, &given)
	require.Equal(t, 2, to)
}
