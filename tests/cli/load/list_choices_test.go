package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/list_choices"
	"rkllmd/faces/web"
)

func TestListChoices(t *testing.T) {
	require.Equal(t, []web.Choice{{Path: "builtin:demo", Name: "demo"}}, list_choices.ListChoices(nil,
		[]string{"demo"})())
}
