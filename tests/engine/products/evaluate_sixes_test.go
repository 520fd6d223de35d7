package products_test

import (
	"testing"

	"rkllmd/engine/products/evaluate_sixes"
	"rkllmd/tests/engine/products/check_row"
)

func TestEvaluateSixes(t *testing.T) { check_row.CheckRow(t, 14, evaluate_sixes.EvaluateSixes) }
