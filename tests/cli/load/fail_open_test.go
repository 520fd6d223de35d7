package load_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/fail_open"
)

func TestFailOpen(t *testing.T) {
	_, err := fail_open.FailOpen(errors.New("why"))(nil, nil)
	require.EqualError(t, err, "why")
}
