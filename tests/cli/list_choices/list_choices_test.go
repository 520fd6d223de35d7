package list_choices_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/list_choices"
	"rkllmd/web"
)

func TestListChoices(t *testing.T) {
	require.Equal(t, []web.Choice{{Path: "builtin:demo", Name: "demo"}}, list_choices.ListChoices(nil, []string{"demo"})())
}
