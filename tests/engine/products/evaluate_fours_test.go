package products_test

import (
	"testing"

	"rkllmd/engine/products/evaluate_fours"
	"rkllmd/tests/engine/products/check_row"
)

func TestEvaluateFours(t *testing.T) { check_row.CheckRow(t, 12, evaluate_fours.EvaluateFours) }
