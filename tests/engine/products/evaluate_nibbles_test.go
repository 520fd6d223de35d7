package products_test

import (
	"testing"

	"rkllmd/engine/products/evaluate_nibbles"
	"rkllmd/tests/engine/products/check_row"
)

func TestEvaluateNibbles(t *testing.T) { check_row.CheckRow(t, 2, evaluate_nibbles.EvaluateNibbles) }
