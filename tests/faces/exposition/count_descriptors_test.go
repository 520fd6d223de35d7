package exposition_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition/count_descriptors"
)

func TestCountDescriptors(t *testing.T) {
	before, err := count_descriptors.CountDescriptors()
	require.NoError(t, err)
	for range 10 {
		file, err := os.Open("/")
		require.NoError(t, err)
		t.Cleanup(func() { file.Close() })
	}
	after, err := count_descriptors.CountDescriptors()
	require.NoError(t, err)
	require.Equal(t, before+10, after)
}
