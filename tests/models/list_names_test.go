package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/list_names"
)

func TestListNames(t *testing.T) {
	table := &models.Table{Models: []*models.Model{{Name: "b"}, {Name: `a"c`}}}
	require.Equal(t, `"b", "a\"c"`, list_names.ListNames(table, ""))
	require.Equal(t, `"b", "a\"c", "main"`, list_names.ListNames(table, "main"))
}
