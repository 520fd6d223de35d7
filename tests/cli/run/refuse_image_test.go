package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/run/refuse_image"
)

func TestRefuseImage(t *testing.T) {
	err := refuse_image.RefuseImage("cat.png")
	require.ErrorIs(t, err, cli.ErrUsage)
	require.ErrorContains(t, err, "--image cat.png: no model that rkllmd runs looks at pictures")
}
