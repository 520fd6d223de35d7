package output_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/output"
	"rkllmd/fleet/output/read_number"
)

func TestReadNumber(t *testing.T) {
	for text, n := range map[string]int{"0": 0, "7": 7, "-1": -1, "2147483647": 2147483647, "10": 10} {
		r := &output.Reader{Rest: []byte("n:" + text + ",")}
		require.Equal(t, n, read_number.ReadNumber(r, "n:"))
		require.Equal(t, &output.Reader{Rest: []byte(",")}, r, text)
	}
	for _, text := range []string{"", "-", "x", "01", "-01", "2147483648", "-2147483649", "99999999999999999999"} {
		r := &output.Reader{Rest: []byte("n:" + text)}
		read_number.ReadNumber(r, "n:")
		require.True(t, r.Failed, text)
	}
	r := &output.Reader{Rest: []byte("m:1")}
	require.Zero(t, read_number.ReadNumber(r, "n:"))
	require.True(t, r.Failed)
}
