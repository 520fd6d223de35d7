package rest_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/list_languages"
)

func TestListLanguages(t *testing.T) {
	require.Equal(t, []string{"en", "zh"}, list_languages.ListLanguages())
}
