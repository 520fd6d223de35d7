// Package generation_refuse refuses runs.
package generation_refuse

import "rkllmd/generation"

// GenerationRefuse is a Backend.Start whose queue is full.
func GenerationRefuse(*generation.Run) error { return generation.ErrFull }
